import { renderHook } from '@testing-library/react';
import type { Standing } from './model/room-facts';
import { pick, sampleRoom, turn } from './testing/sample-room';
import { useLegalityStamp } from './use-legality-stamp';

const picks = [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p3'), pick(4, 'p4')];
const setUp = (standing: Standing) => {
  const rooms = picks.map((_, made) =>
    sampleRoom({ picks: picks.slice(0, made), turn: turn(made + 1, { teamId: 'elsewhere' }) }),
  );
  const { result, rerender } = renderHook(
    ({ at, now }: { readonly at: number; readonly now: Standing }) =>
      useLegalityStamp(rooms[at] ?? sampleRoom(), 'bears', now),
    { initialProps: { at: 0, now: standing } },
  );
  const stampAt = (at: number, now: Standing): number => {
    rerender({ at, now });
    return result.current;
  };
  return { first: result.current, stampAt };
};

it('is that of the present board for the team on the clock and the team on deck', () => {
  const { first, stampAt } = setUp('on_deck');
  expect(stampAt(1, 'on_deck')).toBe(first + 1);
  expect(stampAt(2, 'my_turn')).toBe(first + 2);
});

it('stays for everybody else, whoever picks', () => {
  const { first, stampAt } = setUp('waiting');
  expect(stampAt(1, 'waiting')).toBe(first);
  expect(stampAt(2, 'waiting')).toBe(first);
  expect(stampAt(3, 'on_deck')).toBe(first + 3);
});

it.each(['my_turn', 'waiting'] as const)(
  'is another one when a pick of theirs was changed: %s',
  (standing) => {
    const before = sampleRoom({ picks, turn: turn(5, { teamId: 'elsewhere' }) });
    const changed = { ...pick(1, 'p9'), insteadOf: 'p1' };
    const after = { ...before, picks: [changed, ...picks.slice(1)] };
    const { result, rerender } = renderHook(
      ({ room }) => useLegalityStamp(room, before.picks[0]?.teamId ?? '', standing),
      {
        initialProps: { room: before },
      },
    );
    const first = result.current;
    rerender({ room: after });
    expect(result.current).not.toBe(first);
  },
);
