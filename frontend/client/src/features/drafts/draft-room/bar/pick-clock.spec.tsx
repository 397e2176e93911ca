import { act, render, screen } from '@testing-library/react';
import { createServerClock } from '../../../../shared/live/server-clock';
import { sampleRoom } from '../testing/sample-room';
import { PickClock } from './pick-clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('touches the page once a second, not with every look at the clock', async () => {
  const room = sampleRoom();
  const deadlineAt = new Date(Date.now() + 30_000).toISOString();
  const turn = room.turn && { ...room.turn, deadlineAt };
  render(<PickClock room={{ ...room, turn }} clock={createServerClock()} size="bar" />);
  const digits = screen.getByRole('timer', { name: 'Time left' });
  const shown = [digits.textContent];
  const watch = new MutationObserver(() => shown.push(digits.textContent));
  watch.observe(digits, { childList: true, characterData: true, attributes: true, subtree: true });
  for (let look = 0; look < 50; look += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  watch.disconnect();
  expect(shown).toEqual(['0:30', '0:29', '0:28', '0:27', '0:26', '0:25']);
});
