import { decode, encode } from '../values/doc';
import type { Pausing } from './command';
import { Cursors } from './cursors';

/** The answer, whatever pauses lie on the way to it. */
const whole = (answer: Pausing<Buffer>): Buffer => {
  let step = answer.next();
  while (step.done !== true) step = answer.next();
  return step.value;
};
const docs = (n: number): Buffer[] => Array.from({ length: n }, (_, i) => encode({ i }));
const cursorIn = (reply: Buffer): { id: bigint; batch: number } => {
  const { id, firstBatch, nextBatch } = decode(reply)['cursor'] as {
    id: number;
    firstBatch?: unknown[];
    nextBatch?: unknown[];
  };
  return { id: BigInt(id), batch: (firstBatch ?? nextBatch ?? []).length };
};

describe('cursors', () => {
  it('are kept only while more follows', () => {
    const cursors = new Cursors(1000);
    expect(cursorIn(whole(cursors.start('a.b', docs(3), { batchSize: 3 })))).toEqual({ id: 0n, batch: 3 });
    const { id } = cursorIn(whole(cursors.start('a.b', docs(5), { batchSize: 2 })));
    expect(cursorIn(whole(cursors.more(id, 'a.b', 2)))).toEqual({ id, batch: 2 });
    expect(cursorIn(whole(cursors.more(id, 'a.b', undefined)))).toEqual({ id: 0n, batch: 1 });
    expect(cursors.size).toBe(0);
  });

  it('put 101 documents and at most 16 MiB in a first batch', () => {
    const cursors = new Cursors(1000);
    expect(cursorIn(whole(cursors.start('a.b', docs(500), {}))).batch).toBe(101);
    const large = Array.from({ length: 5 }, () => encode({ text: 'x'.repeat(5 * 1024 * 1024) }));
    expect(cursorIn(whole(cursors.start('a.b', large, {}))).batch).toBe(3);
  });

  it('are closed when nobody used them for the time given', () => {
    let now = 0;
    const cursors = new Cursors(1000, () => now);
    const [used, unused] = [1, 2].map(
      () => cursorIn(whole(cursors.start('a.b', docs(9), { batchSize: 1 }))).id,
    );
    now = 900;
    whole(cursors.more(used ?? 0n, 'a.b', 1));
    now = 1000;
    cursors.sweep();
    expect(cursors.size).toBe(1);
    expect(() => whole(cursors.more(unused ?? 0n, 'a.b', 1))).toThrow(/not found/);
    expect(cursorIn(whole(cursors.more(used ?? 0n, 'a.b', 1))).batch).toBe(1);
  });

  it('answer only for the collection they were opened on', () => {
    const cursors = new Cursors(1000);
    const { id } = cursorIn(whole(cursors.start('a.b', docs(9), { batchSize: 1 })));
    expect(() => whole(cursors.more(id, 'a.c', 1))).toThrow(/belongs to a different namespace/);
  });

  it('let others go first where their results pause, and lose nothing by it', () => {
    const cursors = new Cursors(1000);
    const [a, b, c] = docs(3);
    const answer = cursors.start('a.b', [undefined, a, undefined, undefined, b, undefined, c], {
      batchSize: 2,
    });
    const steps: unknown[] = [];
    let step = answer.next();
    for (; step.done !== true; step = answer.next()) steps.push(step.value);
    expect(steps).toHaveLength(4);
    const { id, batch } = cursorIn(step.value);
    expect(batch).toBe(2);
    expect(cursorIn(whole(cursors.more(id, 'a.b', 2)))).toEqual({ id: 0n, batch: 1 });
  });
});
