/** How something is drawn: the icon, the class of its colour, and the key of its name. */
export interface Look {
  icon: string;
  tone: string;
  name: string;
}

/** `FuelExtraction` as `fuel-extraction`: how the keys of texts spell a name of the rules. */
export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

/** A number with its sign, with a real minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** A number with a real minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
