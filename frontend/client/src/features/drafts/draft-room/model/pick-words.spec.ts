import type { Failure } from '../../../../shared/api/problem';
import { pick, samplePlayers, sampleRoom } from '../testing/sample-room';
import { needsWords, refusalOf, whySentences } from './pick-words';
import { factsOf } from './room-facts';

const failure = (code: string, facts: Failure['facts'] = {}): Failure => ({
  type: 'about:blank',
  status: 409,
  code,
  title: 'Refused',
  detail: 'Said by the server.',
  correlationId: 'c',
  retryAfterSeconds: null,
  facts,
});
const sentAt = Date.parse('2026-06-01T20:00:10.000Z');
const attempt = { pickNo: 1, playerId: 'p1', sentAt };

it('says who took the player and how long before', () => {
  const room = sampleRoom({ picks: [pick(2, 'p1', { pickedAt: '2026-06-01T20:00:09.000Z' })] });
  expect(refusalOf(factsOf(room, samplePlayers), attempt, failure('player_taken')).sentence).toBe(
    'Owls took him a second before you. Your queue is unchanged.',
  );
});

it("knows the team from the refusal when the room has not heard of the other's pick", () => {
  const told = { teamId: 'owls', pickNo: 2 };
  const refusal = refusalOf(
    factsOf(sampleRoom(), samplePlayers),
    { ...attempt, playerId: 'p2' },
    failure('player_taken', told),
  );
  expect(refusal.sentence).toBe('Owls took her just before you. Your queue is unchanged.');
});

it('says when the clock was faster', () => {
  const room = sampleRoom({
    picks: [pick(1, 'p3', { source: 'queue', pickedAt: '2026-06-01T20:00:07.000Z' })],
  });
  expect(refusalOf(factsOf(room, samplePlayers), attempt, failure('pick_already_made')).sentence).toBe(
    'The clock made pick 1 3 seconds before you and took Mookie Betts. Your queue is unchanged.',
  );
});

it("passes on the server's own sentence otherwise", () => {
  expect(refusalOf(factsOf(sampleRoom(), samplePlayers), attempt, failure('illegal_pick'))).toEqual({
    title: 'Refused',
    sentence: 'Said by the server.',
  });
});

it('explains a pick of the clock from what was recorded', () => {
  const why = {
    rank: 3,
    passedOver: [
      { list: 'queue' as const, rule: 'taken', count: 1 },
      { list: 'queue' as const, rule: 'gender_minimum', count: 1 },
    ],
    need: 'woman',
    relaxed: false,
  };
  expect(whySentences({ source: 'queue', why })).toEqual([
    'Passed over 1 player on the queue: already taken.',
    'Passed over 1 player on the queue: would break a roster minimum.',
    'Took number 3 of the queue.',
    'The team still needed a woman.',
  ]);
  expect(whySentences({ source: 'captain', why: null })).toEqual([]);
});

it('names the limits that had to be eased, or says that all rules gave way', () => {
  const why = { rank: 1, passedOver: [], need: null, relaxed: true };
  expect(whySentences({ source: 'captain', why: { ...why, eased: ['C', 'woman'] } })).toEqual([
    'The limit on C, women could not be kept any more and was eased; all others held.',
  ]);
  expect(whySentences({ source: 'captain', why })).toEqual([
    'No player fitted every roster rule any more, so the rules gave way for this pick.',
  ]);
});

it('writes needs', () => {
  expect(
    needsWords([
      { kind: 'position', key: 'C', missing: 2 },
      { kind: 'gender', key: 'woman', missing: 1 },
    ]),
  ).toBe('2 C and 1 woman');
});

it('says "or more" where an older pick did not count everybody', () => {
  const passedOver = [{ list: 'rating' as const, rule: 'need', count: 20 }];
  const why = { rank: 61, passedOver, cut: true as const, need: null, relaxed: false };
  expect(whySentences({ source: 'rating', why })[0]).toBe(
    'Passed over 20 players or more on the rating list: the team needed another position or gender more.',
  );
});
