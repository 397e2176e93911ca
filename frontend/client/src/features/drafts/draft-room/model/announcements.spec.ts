import { pick, samplePlayers, sampleRoom, turn } from '../testing/sample-room';
import { gathered, heardBetween } from './announcements';
import { badgeOf } from './pick-words';
import { factsOf } from './room-facts';

const room = (change: Parameters<typeof sampleRoom>[0]) => factsOf(sampleRoom(change), samplePlayers);

it('tells picks, and my turn at once', () => {
  const before = room({ picks: [pick(1, 'p1')], turn: turn(2) });
  const now = room({ picks: [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p3')], turn: turn(4) });
  expect(heardBetween(before, now)).toEqual({
    news: ['Pick 2: Owls take Jose Altuve, 2B.', 'Pick 3: Owls take Mookie Betts, RF.'],
    urgent: 'Your pick. Round 2, pick 4. You are on the clock.',
  });
});

it('tells that I am next only once', () => {
  const before = room({ turn: turn(4), me: { role: 'captain', teamId: 'owls' } });
  const first = room({ turn: turn(1), me: { role: 'captain', teamId: 'owls' } });
  expect(heardBetween(before, first).urgent).toBe('You are on deck: you pick next.');
  expect(heardBetween(first, first).urgent).toBeNull();
});

it('tells a pause with its reason', () => {
  const paused = room({
    status: 'paused',
    turn: null,
    paused: {
      cause: 'commissioner',
      reason: 'Rain.',
      revision: 8,
      remainingSeconds: 10,
      at: '2026-06-01T20:00:00.000Z',
    },
  });
  expect(heardBetween(room({}), paused).urgent).toBe('The draft is paused. Rain.');
});

it('tells everybody that the draft has started, and that it goes on after a pause', () => {
  const waiting = { role: 'captain', teamId: 'owls' } as const;
  const live = room({ turn: turn(4), me: waiting });
  expect(heardBetween(room({ status: 'lobby', turn: null, me: waiting }), live).urgent).toBe(
    'The draft has started.',
  );
  expect(heardBetween(room({ status: 'paused', turn: null, me: waiting }), live).urgent).toBe(
    'The draft continues.',
  );
  expect(heardBetween(room({ status: 'paused', turn: null }), room({ turn: turn(4) })).urgent).toBe(
    'The draft continues. Your pick. Round 2, pick 4. You are on the clock.',
  );
});

it('tells a reset with its reason', () => {
  const lastReset = { reason: 'Two captains were locked out.', revision: 12, at: '2026-06-01T20:00:00.000Z' };
  const reset = room({ status: 'lobby', turn: null, picks: [], lastReset });
  expect(heardBetween(room({ picks: [pick(1, 'p1')], turn: turn(2) }), reset).urgent).toBe(
    'The draft was reset to its lobby. Two captains were locked out.',
  );
  expect(
    heardBetween(room({ status: 'order_locked', turn: null }), room({ status: 'lobby', turn: null })).urgent,
  ).toBeNull();
});

it('tells who picked for a team, and marks it so', () => {
  const made = { ...pick(1, 'p1'), source: 'proxy' as const };
  expect(heardBetween(room({}), room({ picks: [made] })).news[0]).toMatch(/, by a commissioner\.$/);
  expect(badgeOf(made)).toBe('by a commissioner');
});

it('tells a pick that a commissioner has changed, with whom it was before', () => {
  const before = room({ picks: [pick(1, 'p1')], turn: turn(2) });
  const changed = { ...pick(1, 'p3'), source: 'proxy' as const, insteadOf: 'p2' };
  expect(heardBetween(before, room({ picks: [changed], turn: turn(2) })).news).toEqual([
    'Pick 1 was changed by a commissioner: Hawks have Mookie Betts instead of Jose Altuve.',
  ]);
});

it('counts the picks that an undo took back', () => {
  const lastUndo = {
    ...{ toPickNo: 1, reason: 'Wrong player.', at: '2026-06-01T20:00:00.000Z' },
    revision: 9,
  };
  const picks = [{ pickNo: 1, teamId: 'owls', playerId: 'p1' }];
  const now = room({ lastUndo: { ...lastUndo, picks, by: null } as never });
  expect(heardBetween(room({}), now).news).toEqual(['Undone back to pick 1: 1 pick. Reason: Wrong player.']);
});

it('gathers a burst into one utterance', () => {
  expect(gathered(['a', 'b'])).toBe('a b');
  expect(gathered(['a', 'b', 'c', 'd', 'e'])).toBe('4 more changes. e');
  expect(gathered(['Pick 2: A.', 'Pick 3: B.', 'Pick 4: C.', 'Owls are on auto now.'])).toBe(
    '3 more picks. Owls are on auto now.',
  );
});
