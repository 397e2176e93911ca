import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import { crc32 } from 'node:zlib';

/** An event as a client proposes it; `id` is a lower-case UUID. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

/** Where and when an event was stored; `position` counts from 1 without gaps, `created` is epoch milliseconds. */
export type EventPlace = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly created: number;
};

/** A stored event: what filters look at, and the `ReadResp` message that every reader receives unchanged. */
export type StoredEvent = EventPlace & { readonly type: string; readonly frame: Buffer };

/** The revision of the `$streamDeleted` event; on the wire it is the largest signed 64-bit integer. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;
const INT64_MAX = Buffer.from('ffffffffffffffff7f', 'hex');
const TICKS_PER_MILLISECOND = '0000';
const UUID_LENGTH = 36;
/** `RecordedEvent.id` (field 1) holding a `UUID.string` (field 2). */
const ID_PREFIX = Buffer.from([0x0a, UUID_LENGTH + 2, 0x12, UUID_LENGTH]);

const varint = (value: number): Buffer => {
  if (value === TOMBSTONE_REVISION) return INT64_MAX;
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
};

const bytesField = (number: number, bytes: Uint8Array): readonly Uint8Array[] =>
  bytes.length === 0 ? [] : [Buffer.from([(number << 3) | 2]), varint(bytes.length), bytes];

const numberField = (number: number, value: number): readonly Uint8Array[] =>
  value === 0 ? [] : [Buffer.from([number << 3]), varint(value)];

const mapEntry = (number: number, key: string, value: string): readonly Uint8Array[] =>
  bytesField(
    number,
    Buffer.concat([...bytesField(1, Buffer.from(key)), ...bytesField(2, Buffer.from(value))]),
  );

/** The complete `event_store.client.streams.ReadResp` message for one event, UUID in its string form. */
export const encodeFrame = (event: ProposedEvent, place: EventPlace): Buffer => {
  const recorded = Buffer.concat([
    ID_PREFIX,
    Buffer.from(event.id, 'latin1'),
    ...bytesField(2, Buffer.concat(bytesField(3, Buffer.from(place.stream)))),
    ...numberField(3, place.revision),
    ...numberField(4, place.position),
    ...numberField(5, place.position),
    ...mapEntry(6, 'type', event.type),
    ...mapEntry(6, 'content-type', event.contentType),
    ...mapEntry(6, 'created', `${place.created}${TICKS_PER_MILLISECOND}`),
    ...bytesField(7, event.metadata),
    ...bytesField(8, event.data),
  ]);
  const read = Buffer.concat([...bytesField(1, recorded), ...numberField(3, place.position)]);
  return Buffer.concat(bytesField(1, read));
};

/** The event id inside a frame, without decoding the rest. */
export const eventIdOf = (frame: Buffer): string => {
  const start = frame.indexOf(ID_PREFIX) + ID_PREFIX.length;
  return frame.toString('latin1', start, start + UUID_LENGTH);
};

/** The payload bytes inside a frame. */
export const eventDataOf = (frame: Buffer): Uint8Array =>
  ReadResp.deserializeBinary(frame).getEvent()?.getEvent()?.getData_asU8() ?? new Uint8Array();

/** CRC-32 over the frame and the columns that are stored beside it. */
export const checksumOf = (event: StoredEvent): number =>
  crc32(
    event.frame,
    crc32(`${event.position}:${event.stream}:${event.revision}:${event.created}:${event.type}`),
  );
