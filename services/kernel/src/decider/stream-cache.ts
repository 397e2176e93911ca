import { LRUCache } from 'lru-cache';
import type { Position } from '../events/recorded-event';

/** A stream folded up to a revision. */
export type Loaded<State> = {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
  /** What was folded, in characters of JSON: about what it takes in memory. */
  readonly weight: number;
  readonly commands: StreamCommands;
  /** Everything of the stream up to here is folded, by its place in the whole log; null: that is not known. */
  readonly asOf: Position | null;
};

const WEIGHT_AT_MOST = 64 * 1024 * 1024;
const COMMAND_WEIGHT = 50;

/** A stream that nothing was read of yet. */
export const unread = <State>(initialState: State): Loaded<State> => ({
  state: initialState,
  revision: -1,
  position: { commit: 0n, prepare: 0n },
  weight: 0,
  commands: new StreamCommands(),
  asOf: null,
});

/** The folded streams of a process: the least recently used go when they weigh too much together. */
export class StreamCache {
  private readonly streams = new LRUCache<string, Loaded<unknown>>({
    maxSize: WEIGHT_AT_MOST,
    sizeCalculation: ({ weight, commands }) => 1 + weight + commands.size * COMMAND_WEIGHT,
  });

  get<State>(streamId: string): Loaded<State> | undefined {
    return this.streams.get(streamId) as Loaded<State> | undefined;
  }

  set(streamId: string, loaded: Loaded<unknown>): void {
    this.streams.set(streamId, loaded);
  }

  delete(streamId: string): void {
    this.streams.delete(streamId);
  }
}

const HEX_DIGITS = 12;

/**
 * Which commands a stream holds and where each begins. Of an id only 48 bits are kept, so that a long stream stays
 * small: what is found here is looked up in the log.
 */
export class StreamCommands {
  private readonly revisions = new Map<number, number>();

  get size(): number {
    return this.revisions.size;
  }

  /** @returns the revision of the command's first event, or of one whose id begins alike */
  find(commandId: string): number | undefined {
    return this.revisions.get(shortOf(commandId));
  }

  add(commandId: string, revision: number): void {
    const short = shortOf(commandId);
    if (!this.revisions.has(short)) this.revisions.set(short, revision);
  }
}

const shortOf = (commandId: string): number =>
  Number.parseInt(commandId.replaceAll('-', '').slice(0, HEX_DIGITS), 16);
