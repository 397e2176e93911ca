import type { Failure } from '../../../../shared/api/problem';
import { pick, samplePlayers, sampleRoom } from '../testing/sample-room';
import { needsWords, refusalOf } from './pick-words';
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

it('does not call it somebody else who picked for the own team, as from another tab', () => {
  const told = (teamId: string) => {
    const made = pick(1, 'p3', { teamId, pickedAt: '2026-06-01T20:00:09.000Z' });
    const facts = factsOf(sampleRoom({ picks: [made] }), samplePlayers);
    return refusalOf(facts, attempt, failure('pick_already_made')).sentence;
  };
  expect(told('hawks')).toMatch(/^Your team made pick 1 a second before you and took Mookie Betts\./);
  expect(told('owls')).toMatch(/^Somebody else made pick 1/);
});

it('calls a player taken only when it is the one in hand', () => {
  const facts = factsOf(sampleRoom({ picks: [pick(1, 'p3')] }), samplePlayers);
  const titleOf = (code: string, title: string) =>
    refusalOf(facts, attempt, { ...failure(code), title }).title;
  expect(titleOf('pick_already_made', 'Pick already made')).toBe('Pick already made');
  expect(titleOf('player_taken', 'Already taken')).toBe('Already taken');
});

it("passes on the server's own sentence otherwise", () => {
  expect(refusalOf(factsOf(sampleRoom(), samplePlayers), attempt, failure('illegal_pick'))).toEqual({
    title: 'Refused',
    sentence: 'Said by the server.',
  });
});

it('writes needs', () => {
  expect(
    needsWords([
      { kind: 'position', key: 'C', missing: 2 },
      { kind: 'gender', key: 'woman', missing: 1 },
    ]),
  ).toBe('2 C and 1 woman');
});
