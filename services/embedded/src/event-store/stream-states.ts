import { LRUCache } from 'lru-cache';
import type { EventRows } from './event-rows';
import { eventDataOf, TOMBSTONE_REVISION } from './frames';

/** What stream metadata says about which events may be read. */
export type Truncation = {
  readonly maxCount?: number;
  readonly maxAgeSeconds?: number;
  /** Events below this revision are gone; `Infinity` in a soft-deleted stream. */
  readonly truncateBefore?: number;
};

export type StreamState = {
  /** Undefined while the stream has no event. */
  readonly id: number | undefined;
  readonly last: number;
  readonly truncation: Truncation;
  readonly hasMetadata: boolean;
};

type Json = Readonly<Record<string, unknown>>;

const CACHED_STREAMS = 10_000;
const METASTREAM_PREFIX = '$$';
/** A metadata stream always shows its last event only. */
const METASTREAM_TRUNCATION: Truncation = { maxCount: 1 };

export const metastreamOf = (stream: string): string => METASTREAM_PREFIX + stream;

/** The stream that a metadata stream describes; undefined for an ordinary stream. */
export const describedBy = (stream: string): string | undefined =>
  stream.startsWith(METASTREAM_PREFIX) ? stream.slice(METASTREAM_PREFIX.length) : undefined;

export const isSoftDeleted = ({ truncation }: StreamState): boolean => truncation.truncateBefore === Infinity;

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const toTruncation = (metadata: Json): Truncation => {
  const truncateBefore = wholeNumber(metadata['$tb']);
  return {
    maxCount: wholeNumber(metadata['$maxCount']),
    maxAgeSeconds: wholeNumber(metadata['$maxAge']),
    truncateBefore:
      truncateBefore !== undefined && truncateBefore > Number.MAX_SAFE_INTEGER ? Infinity : truncateBefore,
  };
};

/** The metadata object in the event's payload; metadata that is not a JSON object counts as empty. */
export const parseMetadata = (data: Uint8Array): Json | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Last revision and metadata of each stream, read when first asked for. */
export class StreamStates {
  private readonly states = new LRUCache<string, StreamState>({ max: CACHED_STREAMS });

  constructor(private readonly rows: EventRows) {}

  of(stream: string): StreamState {
    const known = this.states.get(stream);
    if (known) return known;
    const state = this.load(stream);
    this.states.set(stream, state);
    return state;
  }

  /** Records an append; a write to a metadata stream changes the stream that it describes. */
  appended(stream: string, id: number, last: number): void {
    this.states.set(stream, { ...this.of(stream), id, last });
    const described = describedBy(stream);
    if (described !== undefined) this.states.delete(described);
    if (last === TOMBSTONE_REVISION) this.states.delete(metastreamOf(stream));
  }

  /** The last metadata written for a stream. */
  metadata(stream: string): Json | undefined {
    const id = this.rows.streamId(metastreamOf(stream));
    const event = id === undefined ? undefined : this.rows.event(id, this.rows.lastRevision(id));
    return event && parseMetadata(eventDataOf(event.frame));
  }

  clear(): void {
    this.states.clear();
  }

  private load(stream: string): StreamState {
    const id = this.rows.streamId(stream);
    const last = id === undefined ? -1 : this.rows.lastRevision(id);
    const described = describedBy(stream);
    if (described !== undefined) {
      const isTombstoned = this.lastOf(described) === TOMBSTONE_REVISION;
      return {
        id,
        last: isTombstoned ? TOMBSTONE_REVISION : last,
        truncation: METASTREAM_TRUNCATION,
        hasMetadata: false,
      };
    }
    const metadata = this.metadata(stream);
    return { id, last, truncation: toTruncation(metadata ?? {}), hasMetadata: metadata !== undefined };
  }

  private lastOf(stream: string): number {
    const id = this.rows.streamId(stream);
    return id === undefined ? -1 : this.rows.lastRevision(id);
  }
}
