/** Turns the page light while it is printed, and back; gives back how to stop that. */
export function light(shown: () => "light" | "dark"): () => void {
  const root = document.documentElement;
  const before = (): void => void (root.dataset.theme = "light");
  const after = (): void => void (root.dataset.theme = shown());
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
