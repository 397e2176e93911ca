import { createHash } from 'node:crypto';

/** An event as it is stored, sealed fields closed: so that forgetting somebody changes no digest. */
export type Chained = {
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: { readonly occurredAt: string };
};
/** What is published of a day: its root, and how far each stream's chain went on it. */
export type DayRoot = {
  readonly root: string;
  /** By stream: the last revision of the day, and the chain up to it. */
  readonly streams: Readonly<Record<string, { readonly revision: number; readonly head: string }>>;
};
/** By day, yyyy-mm-dd of UTC. */
export type Roots = Readonly<Record<string, DayRoot>>;
/** Where a chain is broken. */
export type ChainBreak =
  | { readonly broken: 'gap'; readonly streamId: string; readonly revision: number }
  | {
      readonly broken: 'head' | 'gone';
      readonly streamId: string;
      readonly day: string;
      readonly revision: number;
    }
  | { readonly broken: 'root'; readonly day: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const DAY = 'yyyy-mm-dd'.length;

/** The head of a stream's chain after an event. @param before the head before it; '' before the first */
export const headAfter = (before: string, { id, type, metadata, data }: Chained): string =>
  sha256(JSON.stringify([before, id, type, metadata.occurredAt, data]));

/**
 * A chain of SHA-256 for each stream: the head after an event is the digest of the head before it and of what is stored.
 * The root of a day is the digest of the root before it and of the heads of the streams that went on on that day. Whoever
 * has kept a root knows of any event up to it that was changed, left out or put in since.
 */
export class HashChains {
  readonly gaps: ChainBreak[] = [];
  private readonly heads = new Map<string, { readonly revision: number; readonly head: string }>();
  private readonly days = new Map<
    string,
    Map<string, { readonly revision: number; readonly head: string }>
  >();
  /** Of every event, so that an earlier head can be looked up. */
  private readonly past = new Map<string, string[]>();

  /** Each stream's events in order. */
  add(event: Chained): void {
    const { streamId, revision } = event;
    const { occurredAt } = event.metadata;
    const before = this.heads.get(streamId) ?? { revision: -1, head: '' };
    if (revision !== before.revision + 1)
      this.gaps.push({ broken: 'gap', streamId, revision: before.revision + 1 });
    const head = headAfter(before.head, event);
    this.heads.set(streamId, { revision, head });
    const past = this.past.get(streamId) ?? [];
    past[revision] = head;
    this.past.set(streamId, past);
    const day = occurredAt.slice(0, DAY);
    const streams = this.days.get(day) ?? new Map<string, { revision: number; head: string }>();
    this.days.set(day, streams.set(streamId, { revision, head }));
  }

  /** The roots of all days on which something was recorded. */
  roots(): Roots {
    let before = '';
    const roots: Record<string, DayRoot> = {};
    for (const [day, streams] of [...this.days].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const sorted = [...streams].sort(([a], [b]) => (a < b ? -1 : 1));
      before = sha256(
        JSON.stringify([before, ...sorted.map(([id, { revision, head }]) => [id, revision, head])]),
      );
      roots[day] = { root: before, streams: Object.fromEntries(sorted) };
    }
    return roots;
  }

  /**
   * Where this log is not the one that roots were kept of, the earliest first: the stream and the day by which its chain
   * is another. A day that was not over when its root was kept may have gone on since.
   */
  breaks(kept: Roots): readonly ChainBreak[] {
    const now = this.roots();
    const last = Object.keys(kept).sort().at(-1);
    const found: ChainBreak[] = [...this.gaps];
    for (const [day, { root, streams }] of Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1))) {
      for (const [streamId, { revision, head }] of Object.entries(streams)) {
        const is = this.past.get(streamId)?.[revision];
        if (is !== head) found.push({ broken: is === undefined ? 'gone' : 'head', streamId, day, revision });
      }
      // Once a root is another, so are all after it.
      if (found.length === 0 && day !== last && now[day]?.root !== root) found.push({ broken: 'root', day });
    }
    return found;
  }
}
