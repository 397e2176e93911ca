import { randomInt } from 'node:crypto';
import { StoreError } from '../errors';
import { MAX_DOCUMENT_BYTES } from '../values/doc';
import { cursorReply } from '../wire/reply';
import type { Pausing } from './command';

const FIRST_BATCH = 101;
const MAX_CURSORS = 10_000;
/** Bytes that a batch may have before a further document is left to the next one. */
const MAX_BATCH_BYTES = MAX_DOCUMENT_BYTES;

type Cursor = {
  readonly namespace: string;
  readonly results: Iterator<Buffer | undefined>;
  /** Read ahead, to know whether more follow. */
  next: IteratorResult<Buffer | undefined>;
  usedAt: number;
};

/** How the client wants the first batch. */
export type BatchWish = {
  readonly batchSize?: number | undefined;
  readonly singleBatch?: boolean | undefined;
};

/** Open cursors. One that is not used for a while is closed. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  constructor(
    private readonly idleMilliseconds: number,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.open.size;
  }

  /** Answers with the first batch and keeps the rest. */
  *start(
    namespace: string,
    results: Iterable<Buffer | undefined>,
    { batchSize, singleBatch }: BatchWish,
  ): Pausing<Buffer> {
    const iterator = results[Symbol.iterator]();
    const wanted = batchSize ?? FIRST_BATCH;
    const cursor: Cursor = { namespace, results: iterator, next: iterator.next(), usedAt: this.now() };
    const batch = yield* this.take(cursor, wanted);
    const id = cursor.next.done === true || singleBatch === true ? 0n : this.keep(cursor);
    return cursorReply(namespace, id, 'firstBatch', batch);
  }

  /** Answers with the next batch. @throws StoreError CursorNotFound, Unauthorized */
  *more(id: bigint, namespace: string, batchSize: number | undefined): Pausing<Buffer> {
    const cursor = this.open.get(id);
    if (cursor === undefined) throw new StoreError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new StoreError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.usedAt = this.now();
    try {
      const batch = yield* this.take(cursor, batchSize || Infinity);
      if (cursor.next.done === true) this.open.delete(id);
      return cursorReply(namespace, cursor.next.done === true ? 0n : id, 'nextBatch', batch);
    } catch (error) {
      this.open.delete(id);
      throw error;
    }
  }

  /** Closes a cursor. @returns whether it was there */
  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  /** Closes the cursors that nobody has used for too long. */
  sweep(): void {
    const oldest = this.now() - this.idleMilliseconds;
    for (const [id, { usedAt }] of this.open) if (usedAt <= oldest) this.open.delete(id);
  }

  private *take(cursor: Cursor, count: number): Pausing<Buffer[]> {
    const batch: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      // Also after the last document of the batch: whether another one follows is part of the answer.
      while (cursor.next.done !== true && cursor.next.value === undefined) {
        yield undefined;
        cursor.next = cursor.results.next();
      }
      const found = cursor.next.done === true ? undefined : cursor.next.value;
      if (found === undefined || batch.length >= count) return batch;
      bytes += found.length;
      if (batch.length > 0 && bytes > MAX_BATCH_BYTES) return batch;
      batch.push(found);
      cursor.next = cursor.results.next();
    }
  }

  private keep(cursor: Cursor): bigint {
    if (this.open.size >= MAX_CURSORS) throw new StoreError('InternalError', 'too many open cursors');
    let id: bigint;
    do id = BigInt(randomInt(1, 2 ** 47));
    while (this.open.has(id));
    this.open.set(id, cursor);
    return id;
  }
}
