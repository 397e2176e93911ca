type Place = { readonly stream: string; readonly revision: number };

/** How many ids stay known for appends that name no exact revision. */
export const REMEMBERED_IDS = 10_000;

/** Ids of the latest events, by which an append that expects `any` revision recognises its own repetition. */
export class RecentIds {
  private readonly places = new Map<string, Place>();

  add(id: string, stream: string, revision: number): void {
    this.places.delete(id);
    this.places.set(id, { stream, revision });
    if (this.places.size <= REMEMBERED_IDS) return;
    const [oldest] = this.places.keys();
    if (oldest !== undefined) this.places.delete(oldest);
  }

  revisionOf(id: string, stream: string): number | undefined {
    const place = this.places.get(id);
    return place?.stream === stream ? place.revision : undefined;
  }

  clear(): void {
    this.places.clear();
  }
}
