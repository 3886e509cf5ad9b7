import type { Message, Scene, View } from "../generated/wire";
import type { Order } from "../net/line";

/** How many moments are kept. */
const KEPT = 240;

/** The moments of a game that were looked up, each asked once. */
export class Looks {
  private readonly scenes = new Map<number, Scene>();
  private readonly asked = new Map<number, Promise<Scene | null>>();

  constructor(
    private readonly send: (order: Order, still: () => boolean) => Promise<Message>,
    /** Is a moment still wanted when its turn comes? Otherwise it is not asked. */
    private readonly isWanted: (entry: number) => boolean,
    /** The table after an entry, as far as what was told leads to it: then it is not asked again. */
    private readonly viewAfter: (entry: number) => View | null,
  ) {}

  /** Another game, or the same from elsewhere: nothing of it holds. */
  clear(): void {
    this.scenes.clear();
    this.asked.clear();
  }

  known(entry: number): Scene | null {
    return this.scenes.get(entry) ?? null;
  }

  /** Keeps a moment that is known. */
  keep(scene: Scene): void {
    this.scenes.set(scene.entry, scene);
    const oldest = this.scenes.keys().next().value;
    if (this.scenes.size > KEPT && oldest !== undefined) this.scenes.delete(oldest);
  }

  /** Looks a moment up. */
  async look(entry: number): Promise<Scene | null> {
    const known = this.scenes.get(entry) ?? this.asked.get(entry);
    if (known) return known;
    const asking = this.ask(entry);
    this.asked.set(entry, asking);
    const scene = await asking;
    // Who has cleared meanwhile asks for another.
    if (this.asked.get(entry) !== asking) return scene;
    this.asked.delete(entry);
    if (scene) this.keep(scene);
    return scene;
  }

  private async ask(entry: number): Promise<Scene | null> {
    try {
      const view = this.viewAfter(entry);
      const message = await this.send({ do: "ask", what: "look", to: entry, ...(view ? { bare: true } : {}) }, () => this.isWanted(entry));
      if (message.type !== "reply" || !("look" in message.reply)) return null;
      const { look } = message.reply;
      return view && !look.view ? { ...look, view } : look;
    } catch {
      return null;
    }
  }
}
