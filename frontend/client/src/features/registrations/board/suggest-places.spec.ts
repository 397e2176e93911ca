import { suggestPlaces, type Candidate, type TeamToFill } from './suggest-places';

const person = (registrationId: string, more: Partial<Candidate> = {}): Candidate => ({
  registrationId,
  name: registrationId,
  groupId: null,
  gender: 'woman',
  level: 5,
  positions: ['SS'],
  ...more,
});
const team = (teamId: string, players: readonly Candidate[] = []): TeamToFill => ({
  teamId,
  name: teamId,
  players,
});
const reasons = (suggestion: ReturnType<typeof suggestPlaces>) =>
  suggestion.places.map(({ registrationId, teamId, reason }) => `${registrationId} → ${teamId}: ${reason}`);

it('fills the team with the fewest players first', () => {
  const owls = team('Owls', [person('x')]);
  expect(reasons(suggestPlaces([person('a')], [owls, team('Hawks')], 9))).toEqual([
    'a → Hawks: fewest players',
  ]);
});

it('gives a team what it lacks: a position, then a gender, then strength', () => {
  const catcher = person('c', { positions: ['C'] });
  const teams = [team('Owls', [person('x', { positions: ['C'] })]), team('Hawks', [person('y')])];
  expect(reasons(suggestPlaces([catcher], teams, 9))).toEqual(['c → Hawks: needs a C']);
  const men = [team('Owls', [person('x', { gender: 'man' })]), team('Hawks', [person('y')])];
  expect(reasons(suggestPlaces([person('m', { gender: 'man' })], men, 9))).toEqual(['m → Hawks: fewest men']);
  const levels = [team('Owls', [person('x', { level: 8 })]), team('Hawks', [person('y', { level: 3 })])];
  expect(reasons(suggestPlaces([person('a')], levels, 9))).toEqual(['a → Hawks: lowest average level']);
});

it('comes out even: the best go to different teams', () => {
  const people = [9, 8, 3, 2].map((level) => person(`p${level}`, { level, positions: [] }));
  const { places } = suggestPlaces(people, [team('Owls'), team('Hawks')], 9);
  const levelOf = (teamId: string) =>
    places.filter((one) => one.teamId === teamId).reduce((sum, one) => sum + Number(one.name.slice(1)), 0);
  expect([levelOf('Owls'), levelOf('Hawks')]).toEqual([11, 11]);
});

it('keeps friends together, and says for whom there is no room', () => {
  const friends = ['a', 'b'].map((id) => person(id, { groupId: 'G' }));
  const teams = [team('Owls', [person('x')]), team('Hawks', [person('y'), person('z')])];
  const suggestion = suggestPlaces([person('s', { level: 10 }), ...friends], teams, 3);
  expect(reasons(suggestion)).toEqual([
    'a → Owls: friends stay together; has room',
    'b → Owls: friends stay together; has room',
    's → Hawks: has room',
  ]);
  expect(suggestPlaces(friends, [team('Owls', [person('x')])], 2)).toEqual({ places: [], unplaced: friends });
});
