import { act, renderHook } from '@testing-library/react';
import type { Failure } from './problem';
import { useBackgroundSender } from './use-background-sender';

/** A pass that ends when it is told to. */
const passing = () => {
  const ends: ((failure: Failure | null) => void)[] = [];
  return { ends, pass: jest.fn(() => new Promise<Failure | null>((resolve) => ends.push(resolve))) };
};

it('goes once more where it was asked to while a pass was under way, by the newest way', async () => {
  const [first, second] = [passing(), passing()];
  const { result, rerender } = renderHook(({ pass }) => useBackgroundSender(pass), {
    initialProps: { pass: first.pass },
  });
  act(() => result.current());
  rerender({ pass: second.pass });
  act(() => result.current());
  expect([first.pass.mock.calls.length, second.pass.mock.calls.length]).toEqual([1, 0]);
  await act(async () => first.ends[0]?.(null));
  expect(second.pass).toHaveBeenCalledTimes(1);
  await act(async () => second.ends[0]?.(null));
  expect([first.pass.mock.calls.length, second.pass.mock.calls.length]).toEqual([1, 1]);
});
