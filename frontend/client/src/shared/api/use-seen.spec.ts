import { renderHook } from '@testing-library/react';
import type { Failure } from './problem';
import { toldAgain, useSeen } from './use-seen';

const stale = (): Failure => ({
  ...{ type: 'about:blank', status: 412, code: 'stale_revision', title: 'Changed in the meantime' },
  ...{ correlationId: 'c1', retryAfterSeconds: null },
});
type Asked = { readonly now: number; readonly deciding: boolean; readonly failure: Failure | null };
const seenBy = (first: Asked) =>
  renderHook(({ now, deciding, failure }: Asked) => useSeen(now, deciding, failure), { initialProps: first });

it('stands still while somebody decides, and is what stands now once that was refused', () => {
  const { result, rerender } = seenBy({ now: 1, deciding: false, failure: null });
  rerender({ now: 2, deciding: true, failure: null });
  rerender({ now: 3, deciding: true, failure: null });
  expect(result.current).toBe(1);
  rerender({ now: 3, deciding: true, failure: stale() });
  expect(result.current).toBe(3);
});

it('stands still again for whoever let it be and decides once more', () => {
  const failure = stale();
  const { result, rerender } = seenBy({ now: 1, deciding: true, failure: null });
  rerender({ now: 2, deciding: true, failure });
  rerender({ now: 2, deciding: false, failure });
  rerender({ now: 2, deciding: true, failure });
  rerender({ now: 3, deciding: true, failure });
  expect(result.current).toBe(2);
});

it('tells one failure as the same one each time', () => {
  const failure = stale();
  expect(toldAgain(failure)).toBe(toldAgain(failure));
  expect(toldAgain(failure)?.detail).toMatch(/^This has changed since you opened it/);
});
