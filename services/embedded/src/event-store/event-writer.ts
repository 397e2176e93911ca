import { randomUUID } from 'node:crypto';
import { decideAppend, type ExpectedRevision } from './append-rules';
import type { EventRows } from './event-rows';
import { encodeFrame, eventIdOf, TOMBSTONE_REVISION, type ProposedEvent, type StoredEvent } from './frames';
import type { RecentIds } from './recent-ids';
import { describedBy, isSoftDeleted, metastreamOf, parseMetadata, type StreamStates } from './stream-states';

/** One write to one stream. `delete` is the soft deletion, after which the stream may be written again. */
export type WriteRequest =
  | {
      readonly kind: 'append';
      readonly stream: string;
      readonly expected: ExpectedRevision;
      readonly events: readonly ProposedEvent[];
    }
  | { readonly kind: 'delete' | 'tombstone'; readonly stream: string; readonly expected: ExpectedRevision };

/** `last` is the stream's revision after the write, -1 for none; `position` is missing when nothing was asked for. */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly last: number; readonly position?: number }
  | { readonly kind: 'wrong-expected-version'; readonly current: number }
  | { readonly kind: 'stream-deleted' };

const NO_BYTES = new Uint8Array();
/** The largest signed 64-bit integer, which JSON.stringify cannot write. */
const SOFT_DELETION = Buffer.from('{"$tb":9223372036854775807}');

const systemEvent = (type: string, contentType: string, data: Uint8Array): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType,
  data,
  metadata: NO_BYTES,
});
/** What a metadata stream holds. */
export const metadataEvent = (data: Uint8Array): ProposedEvent =>
  systemEvent('$metadata', 'application/json', data);
const tombstone = (): ProposedEvent => systemEvent('$streamDeleted', 'application/octet-stream', NO_BYTES);

/** Applies writes inside one transaction of the caller, who drops the writer when the transaction fails. */
export class EventWriter {
  /** What this transaction has stored so far. */
  readonly stored: StoredEvent[] = [];

  constructor(
    private readonly rows: EventRows,
    private readonly states: StreamStates,
    private readonly recentIds: RecentIds,
    private head: number,
  ) {}

  apply(request: WriteRequest): WriteOutcome {
    const { stream, expected } = request;
    const state = this.states.of(stream);
    const decision = decideAppend(
      expected,
      request.kind === 'append' ? request.events.map((event) => event.id) : [],
      { last: state.last, softDeleted: isSoftDeleted(state), hasMetadata: state.hasMetadata },
      {
        at: (revision) => this.idAt(state.id, revision),
        recent: (id) => this.recentIds.revisionOf(id, stream),
      },
    );
    switch (decision.kind) {
      case 'append':
        return this.store(request);
      case 'repeated':
        return { kind: 'written', last: decision.last, position: this.positionAt(state.id, decision.last) };
      case 'wrong-expected-version':
        return { kind: 'wrong-expected-version', current: state.last };
      case 'stream-deleted':
        return decision;
    }
  }

  private store(request: WriteRequest): WriteOutcome {
    const { stream } = request;
    switch (request.kind) {
      case 'delete':
        this.append(metastreamOf(stream), metadataEvent(SOFT_DELETION));
        return { kind: 'written', last: this.states.of(stream).last, position: this.head };
      case 'tombstone':
        this.append(stream, tombstone(), TOMBSTONE_REVISION);
        return { kind: 'written', last: TOMBSTONE_REVISION, position: this.head };
      case 'append':
        return this.appendAll(stream, request.events);
    }
  }

  private appendAll(stream: string, events: readonly ProposedEvent[]): WriteOutcome {
    const written = events.at(-1);
    if (!written) return { kind: 'written', last: this.states.of(stream).last };
    if (isSoftDeleted(this.states.of(stream))) this.restore(stream, this.states.metadata(stream));
    const described = describedBy(stream);
    const restorable = described !== undefined && isSoftDeleted(this.states.of(described));
    const previous = restorable ? this.states.metadata(described) : undefined;

    for (const event of events) this.append(stream, event);
    const outcome = { kind: 'written', last: this.states.of(stream).last, position: this.head } as const;
    if (restorable) this.restore(described, parseMetadata(written.data) ?? previous);
    return outcome;
  }

  /** Ends a soft deletion: the stream goes on after its last event, and shows only what comes from now on. */
  private restore(stream: string, metadata: Readonly<Record<string, unknown>> = {}): void {
    const restored = { ...metadata, $tb: this.states.of(stream).last + 1 };
    this.append(metastreamOf(stream), metadataEvent(Buffer.from(JSON.stringify(restored))));
  }

  private append(stream: string, event: ProposedEvent, revision = this.states.of(stream).last + 1): void {
    this.head += 1;
    const place = { position: this.head, stream, revision, created: Date.now() };
    const stored = { ...place, type: event.type, frame: encodeFrame(event, place) };
    const id = this.states.of(stream).id ?? this.rows.addStream(stream);
    this.rows.add(id, stored);
    this.states.appended(stream, id, revision);
    this.recentIds.add(event.id, stream, revision);
    this.stored.push(stored);
  }

  private idAt(streamId: number | undefined, revision: number): string | undefined {
    const event = streamId === undefined ? undefined : this.rows.event(streamId, revision);
    return event && eventIdOf(event.frame);
  }

  private positionAt(streamId: number | undefined, revision: number): number | undefined {
    return streamId === undefined ? undefined : this.rows.event(streamId, revision)?.position;
  }
}
