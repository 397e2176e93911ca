import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb';
import type { ExpectedRevision } from './append-rules';
import type { ProposedEvent } from './frames';
import { badRequest, RefusedError } from './refusals';

const UUID_SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The UUID in its string form, whichever form came. @throws RefusedError when it is none */
export const toUuid = (uuid: UUID | undefined): string => {
  const structured = uuid?.getStructured();
  const hex = (bits: string): string => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');
  const text = structured
    ? (hex(structured.getMostSignificantBits()) + hex(structured.getLeastSignificantBits())).replace(
        /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
        '$1-$2-$3-$4-$5',
      )
    : (uuid?.getString() ?? '').toLowerCase();
  if (!UUID_SHAPE.test(text)) throw badRequest('An id is not a UUID.');
  return text;
};

/** The name in a stream identifier. @throws RefusedError when it is empty */
export const toStreamName = (identifier: StreamIdentifier | undefined): string => {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '' || name === '$$') throw badRequest('The stream name is missing.');
  return name;
};

/** A stream that clients may write to. @throws RefusedError for `$all` and for no name */
export const toWritableStream = (identifier: StreamIdentifier | undefined): string => {
  const name = toStreamName(identifier);
  if (name === '$all') throw new RefusedError({ kind: 'access-denied' });
  return name;
};

/** Revisions and positions beyond the safe integers mean "the end" and are taken as the largest safe one. */
export const toNumber = (uint64: string): number => Math.min(Number(uint64), Number.MAX_SAFE_INTEGER);

/** What the messages of all four write requests share. */
type RevisionOptions = {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
};

export const toExpectedRevision = (options: RevisionOptions, revision: () => string): ExpectedRevision => {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  return toNumber(revision());
};

type ProposedMessage = {
  getId(): UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getCustomMetadata_asU8(): Uint8Array;
  getData_asU8(): Uint8Array;
};

/** @throws RefusedError when the id, type or content type is missing */
export const toProposedEvent = (message: ProposedMessage): ProposedEvent => {
  const type = message.getMetadataMap().get('type');
  const contentType = message.getMetadataMap().get('content-type');
  if (!type || !contentType) throw badRequest('An event needs the metadata type and content-type.');
  return {
    id: toUuid(message.getId()),
    type,
    contentType,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
};

/** The size by which the append limit counts an event: 23.10 looks at the payload alone. */
export const sizeOf = (event: ProposedEvent): number => event.data.length;
