import { act, renderHook } from '@testing-library/react';
import { useTyped } from './use-typed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => {
  const tell = jest.fn<undefined, [string]>();
  const hook = renderHook(({ told }) => useTyped(told, tell), { initialProps: { told: '' } });
  const type = (...texts: readonly string[]) =>
    act(() => {
      for (const text of texts) hook.result.current[1](text);
    });
  const pause = () => act(() => jest.advanceTimersByTime(300));
  return {
    tell,
    type,
    pause,
    tellBack: (told: string) => hook.rerender({ told }),
    text: () => hook.result.current[0],
  };
};

it('shows what is typed at once, and tells it once when somebody pauses', () => {
  const { tell, type, pause, text } = open();
  type('a', 'ad', 'ada');
  expect(text()).toBe('ada');
  expect(tell).not.toHaveBeenCalled();
  pause();
  expect(tell.mock.calls).toEqual([['ada']]);
});

it('keeps what was typed on when the own text comes back, and takes what comes from elsewhere', () => {
  const { tell, type, pause, tellBack, text } = open();
  type('ada');
  pause();
  type('adam');
  tellBack('ada');
  expect(text()).toBe('adam');
  tellBack('');
  expect(text()).toBe('');
  pause();
  expect(tell.mock.calls).toEqual([['ada']]);
});
