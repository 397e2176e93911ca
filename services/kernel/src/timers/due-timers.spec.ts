import { DueTimers } from './due-timers';
import type { Timer } from './timer-service';

const timer = (jobId: string, aggregate: string): Timer => ({
  ...{ _id: jobId, jobId, at: '2026-11-01T00:00:00.000Z', correlationId: 'c', causationId: 'c' },
  command: { aggregate, id: 'x', request: { type: 'Act' } },
});
const of = (...jobs: readonly (readonly [string, string])[]): DueTimers => {
  const due = new DueTimers();
  for (const [jobId, aggregate] of jobs) due.add(timer(jobId, aggregate));
  return due;
};
const all = () => true;

describe('what came due', () => {
  it('is sent in the order in which it came due, whatever it is for', () => {
    const due = of(['1', 'draft'], ['2', 'notice'], ['3', 'draft']);
    expect([due.next(all), due.next(all), due.next(all), due.next(all)].map((one) => one?.jobId)).toEqual([
      ...['1', '2', '3'],
      undefined,
    ]);
  });

  it('waits for the others while its aggregate has its share', () => {
    const due = of(['1', 'notice'], ['2', 'notice'], ['3', 'draft']);
    const notNotices = (aggregate: string) => aggregate !== 'notice';
    expect(due.next(notNotices)?.jobId).toBe('3');
    expect(due.next(notNotices)).toBeUndefined();
    expect(due.next(all)?.jobId).toBe('1');
  });

  it('is known until it is taken out, and how much of which waits', () => {
    const due = of(['1', 'notice'], ['2', 'notice'], ['3', 'draft']);
    expect([due.has('1'), due.crowded(2)]).toEqual([true, ['notice']]);
    due.next(all);
    expect([due.has('1'), due.has('2'), due.crowded(2)]).toEqual([false, true, []]);
    due.clear();
    expect([due.has('2'), due.next(all)]).toEqual([false, undefined]);
  });

  it('keeps its order over many thousands that come and go', () => {
    const due = new DueTimers();
    const sent: number[] = [];
    for (let n = 0; n < 10_000; n += 1) {
      due.add(timer(String(n), n % 3 === 0 ? 'draft' : 'notice'));
      if (n % 2 === 1) sent.push(Number(due.next(all)?.jobId));
    }
    for (let one = due.next(all); one; one = due.next(all)) sent.push(Number(one.jobId));
    expect(sent).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
  });
});
