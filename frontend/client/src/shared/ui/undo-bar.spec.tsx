import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { UndoBar } from './undo-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Time passes. */
const after = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const show = async () => {
  const onGone = jest.fn();
  render(<UndoBar text="Softball removed" onUndo={jest.fn()} onGone={onGone} />);
  await after(0);
  return { onGone, undo: screen.getByRole('button', { name: 'Undo' }) };
};

it('takes the focus, and goes by itself all the same', async () => {
  const { onGone, undo } = await show();
  expect(undo).toHaveFocus();
  await after(10_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it.each([
  ['the focus comes back to it', () => fireEvent.focus, () => fireEvent.blur],
  ['the pointer is over it', () => fireEvent.pointerEnter, () => fireEvent.pointerLeave],
])('stays while %s', async (_, come, go) => {
  const { onGone, undo } = await show();
  act(() => undo.blur());
  come()(undo);
  await after(60_000);
  expect(onGone).not.toHaveBeenCalled();
  go()(undo);
  await after(10_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('leaves the focus that it has to the part that it stands in', async () => {
  const Part = () => {
    const [shown, setShown] = useState(true);
    return (
      <section>
        <h2>Sports</h2>
        {shown && <UndoBar text="Softball removed" onUndo={jest.fn()} onGone={() => setShown(false)} />}
      </section>
    );
  };
  render(<Part />);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await after(10_000);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sports' })).toHaveFocus();
});
