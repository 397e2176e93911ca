import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { DamagedDataError } from '../data-folder';
import { EventLog } from './event-log';
import type { WriteRequest } from './event-writer';

const EVENTS = 300;
const WHOLE = Number.MAX_SAFE_INTEGER;

const append = (stream: string, text: string): WriteRequest => ({
  kind: 'append',
  stream,
  expected: 'any',
  events: [
    {
      id: randomUUID(),
      type: 'PlayerPicked',
      contentType: 'application/json',
      data: Buffer.from(JSON.stringify({ text })),
      metadata: new Uint8Array(),
    },
  ],
});

/** Everything that a log serves: all events, and each stream by its name. */
const served = (log: EventLog, streams: readonly string[]): string => {
  const events = log.readAll('backwards', WHOLE, EVENTS);
  const byStream = streams.map((stream) => log.readStream(stream, 'forwards', 0, EVENTS));
  return JSON.stringify([events, byStream]);
};

describe('the file of the event store', () => {
  const streams = ['draft-a', 'draft-b', 'team-c'];
  let dir: string;
  let file: string;
  let whole: Buffer;
  let content: string;

  const fill = (log: EventLog): void => {
    for (let at = 0; at < EVENTS; at += 1)
      log.write([append(streams[at % streams.length] ?? '', `${at} ${'x'.repeat(at)}`)]);
  };
  const opened = (): EventLog => new EventLog(file, 'fsync');

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'event-file-'));
    file = join(dir, 'events.db');
    const log = opened();
    fill(log);
    content = served(log, streams);
    log.close();
    whole = readFileSync(file);
  });
  beforeEach(() => {
    rmSync(`${file}-wal`, { force: true });
    rmSync(`${file}-shm`, { force: true });
    writeFileSync(file, whole);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('serves after a reopening what it served before', () => {
    const log = opened();
    expect(served(log, streams)).toBe(content);
    expect(log.head).toBe(EVENTS);
    log.close();
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', () => whole.subarray(0, Math.floor(whole.length / 2))],
    ['some other file', () => Buffer.from('position,name\n1,Anna\n'.repeat(500))],
    ['zeroed at its start', () => Buffer.concat([Buffer.alloc(4096), whole.subarray(4096)])],
    [
      'zeroed in the middle',
      () => Buffer.concat([whole.subarray(0, 40_960), Buffer.alloc(4096), whole.subarray(45_056)]),
    ],
  ])('is refused when it is %s, in one sentence, and left as it was', (_, damage) => {
    const damaged = damage();
    writeFileSync(file, damaged);
    expect(opened).toThrow(DamagedDataError);
    expect(opened).toThrow(/^The event store's? .*damaged.*\.$/);
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });

  it('is refused or served unchanged when any one bit is wrong', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(fc.nat(99), fc.nat(whole.length - 1)), fc.nat(7), (at, bit) => {
        const damaged = Buffer.from(whole);
        damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << bit), at);
        writeFileSync(file, damaged);
        try {
          const log = opened();
          try {
            expect(served(log, streams)).toBe(content);
          } finally {
            log.close();
          }
        } catch (error) {
          if (!(error instanceof DamagedDataError)) throw error;
          refused += 1;
        }
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(refused).toBeGreaterThan(50);
  });

  it('is refused when it is missing beside its write-ahead log', () => {
    rmSync(file);
    writeFileSync(`${file}-wal`, Buffer.alloc(64, 1));
    expect(opened).toThrow(DamagedDataError);
  });

  describe('with a write-ahead log', () => {
    const PAGE_FRAME = 24 + 4096;
    let wal: Buffer;

    beforeEach(() => {
      const log = opened();
      fill(log);
      copyFileSync(`${file}-wal`, join(dir, 'copy-wal'));
      copyFileSync(file, join(dir, 'copy'));
      log.close();
      copyFileSync(join(dir, 'copy'), file);
      wal = readFileSync(join(dir, 'copy-wal'));
    });

    it('gets back all that was committed before the process was killed', () => {
      writeFileSync(`${file}-wal`, wal);
      const log = opened();
      expect(log.head).toBe(2 * EVENTS);
      log.close();
    });

    it('drops a last write that was cut short', () => {
      writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 100));
      const log = opened();
      expect(log.head).toBeGreaterThanOrEqual(2 * EVENTS - 2);
      expect(log.head).toBeLessThan(2 * EVENTS);
      log.close();
    });

    it.each([
      ['its header', 17],
      ['an early page', 32 + 1_000],
      ['a later page', 32 + 20 * PAGE_FRAME + 5],
    ])('is refused when %s was changed, since committed events would be lost', (_, at) => {
      wal.writeUInt8(wal.readUInt8(at) ^ 1, at);
      writeFileSync(`${file}-wal`, wal);
      expect(opened).toThrow(DamagedDataError);
      expect(readFileSync(`${file}-wal`).equals(wal)).toBe(true);
    });
  });
});
