import type { RoomExtra } from '@fieldhouse/api-contract';
import { pick, samplePlayers, sampleRoom, turn } from '../testing/sample-room';
import { gathered, heardBetween, type News } from './announcements';
import { badgeOf } from './pick-words';
import { factsOf } from './room-facts';

const wordsBetween = (...rooms: Parameters<typeof heardBetween>): readonly string[] =>
  heardBetween(...rooms).news.map(({ words }) => words);
const room = (change: Parameters<typeof sampleRoom>[0]) => factsOf(sampleRoom(change), samplePlayers);

it('tells picks, and my turn at once', () => {
  const before = room({ picks: [pick(1, 'p1')], turn: turn(2) });
  const now = room({ picks: [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p3')], turn: turn(4) });
  expect(heardBetween(before, now)).toEqual({
    news: [
      { of: 'pick', words: 'Pick 2: Owls take Jose Altuve, 2B.' },
      { of: 'pick', words: 'Pick 3: Owls take Mookie Betts, RF.' },
    ],
    urgent: 'Your pick. Round 2, pick 4. You are on the clock.',
  });
});

it('tells that I am next only once', () => {
  const before = room({ turn: turn(4), me: { role: 'captain', teamIds: ['owls'] } });
  const first = room({ turn: turn(1), me: { role: 'captain', teamIds: ['owls'] } });
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
  const waiting = { role: 'captain', teamIds: ['owls'] } as const;
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
  expect(wordsBetween(room({}), room({ picks: [made] }))[0]).toMatch(/, by a commissioner\.$/);
  expect(badgeOf(made)).toBe('by a commissioner');
});

it('tells a pick that a commissioner has changed, with whom it was before', () => {
  const before = room({ picks: [pick(1, 'p1')], turn: turn(2) });
  const changed = { ...pick(1, 'p3'), source: 'proxy' as const, insteadOf: 'p2' };
  expect(wordsBetween(before, room({ picks: [changed], turn: turn(2) }))).toEqual([
    'Pick 1 was changed by a commissioner: Hawks have Mookie Betts instead of Jose Altuve.',
  ]);
});

it('counts the picks that an undo took back', () => {
  const lastUndo = {
    ...{ toPickNo: 1, reason: 'Wrong player.', at: '2026-06-01T20:00:00.000Z' },
    revision: 9,
  };
  const picks = [{ pickNo: 1, teamId: 'owls', playerId: 'p1' }];
  const after = (extras: readonly RoomExtra[]) =>
    wordsBetween(room({}), room({ lastUndo: { ...lastUndo, picks, extras } }));
  expect(after([])).toEqual(['Undone back to pick 1: 1 pick. Reason: Wrong player.']);
  expect(after([{ teamId: 'owls', playerId: 'p7', source: 'late' }])).toEqual([
    'Undone back to pick 1: 1 pick and 1 player by lot or late. Reason: Wrong player.',
  ]);
});

it('tells a redo as one, and no pick of it as if it had just been made', () => {
  const picks = [2, 3].map((pickNo) => ({ pickNo, teamId: 'owls', playerId: `p${pickNo}` }));
  const lastRedo = { picks, reason: 'It was right.', revision: 9, at: '2026-06-01T20:00:00.000Z' };
  const now = room({ picks: [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p3')], lastRedo });
  expect(wordsBetween(room({ picks: [pick(1, 'p1')] }), now)).toEqual([
    'Made again: 2 picks. Reason: It was right.',
  ]);
});

it('gathers a burst into one utterance', () => {
  const told = (of: News['of'], ...all: readonly string[]) => all.map((words) => ({ of, words }));
  expect(gathered(told('pick', 'a', 'b'))).toBe('a b');
  expect(gathered(told('other', 'a', 'b', 'c', 'd', 'e'))).toBe('4 more changes. e');
  expect(gathered([...told('pick', 'a', 'b', 'c'), ...told('other', 'd')])).toBe('3 more picks. d');
});
