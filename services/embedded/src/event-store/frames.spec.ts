import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import fc from 'fast-check';
import { checksumOf, encodeFrame, eventDataOf, eventIdOf, TOMBSTONE_REVISION } from './frames';

const bytes = fc.uint8Array({ maxLength: 400 });
const event = fc.record({
  id: fc.uuid(),
  type: fc.string({ minLength: 1, unit: 'grapheme' }),
  contentType: fc.constantFrom('application/json', 'application/octet-stream'),
  data: bytes,
  metadata: bytes,
});
const place = fc.record({
  position: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 1 }),
  stream: fc.string({ minLength: 1, unit: 'grapheme' }),
  revision: fc.nat(),
  created: fc.integer({ min: 1, max: 8_640_000_000_000 }),
});

describe('a frame', () => {
  it('is what the published message definition reads back, whatever the event', () => {
    fc.assert(
      fc.property(event, place, (proposed, at) => {
        const frame = encodeFrame(proposed, at);
        const read = ReadResp.deserializeBinary(frame).getEvent();
        const recorded = read?.getEvent();
        expect({
          id: recorded?.getId()?.getString(),
          stream: Buffer.from(recorded?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
          revision: recorded?.getStreamRevision(),
          positions: [
            recorded?.getCommitPosition(),
            recorded?.getPreparePosition(),
            read?.getCommitPosition(),
          ],
          metadata: new Map(recorded?.getMetadataMap().toObject()),
          data: Buffer.from(recorded?.getData_asU8() ?? []),
          custom: Buffer.from(recorded?.getCustomMetadata_asU8() ?? []),
        }).toEqual({
          id: proposed.id,
          stream: at.stream,
          revision: String(at.revision),
          positions: [String(at.position), String(at.position), String(at.position)],
          metadata: new Map([
            ['type', proposed.type],
            ['content-type', proposed.contentType],
            ['created', String(BigInt(at.created) * 10_000n)],
          ]),
          data: Buffer.from(proposed.data),
          custom: Buffer.from(proposed.metadata),
        });
        expect(eventIdOf(frame)).toBe(proposed.id);
        expect(Buffer.from(eventDataOf(frame))).toEqual(Buffer.from(proposed.data));
      }),
      { seed: 7 },
    );
  });

  it('numbers a tombstone with the largest signed 64-bit integer', () => {
    const proposed = {
      id: 'e0c1b7f2-0000-4000-8000-000000000000',
      type: 't',
      contentType: 'c',
      data: new Uint8Array(),
      metadata: new Uint8Array(),
    };
    const frame = encodeFrame(proposed, {
      position: 1,
      stream: 's',
      revision: TOMBSTONE_REVISION,
      created: 0,
    });
    expect(ReadResp.deserializeBinary(frame).getEvent()?.getEvent()?.getStreamRevision()).toBe(
      '9223372036854775807',
    );
  });

  it('has a checksum that any change of the frame or its place changes', () => {
    const stored = {
      position: 5,
      stream: 'draft-1',
      revision: 2,
      created: 7,
      type: 'Picked',
      frame: Buffer.from('frame'),
    };
    const changed = [
      { ...stored, position: 6 },
      { ...stored, stream: 'draft-2' },
      { ...stored, revision: 3 },
      { ...stored, created: 8 },
      { ...stored, type: 'picked' },
      { ...stored, frame: Buffer.from('frane') },
    ];
    expect(new Set([stored, ...changed].map(checksumOf)).size).toBe(7);
  });
});
