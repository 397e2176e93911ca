import { draftProblems } from './draft.problems';
import { illegalSentence, readinessSentence } from './draft.sentences';

const item = (code: Parameters<typeof readinessSentence>[0]['code'], ok: boolean, details: object) =>
  readinessSentence({ code, ok, details: { ...details } });

describe('the checklist', () => {
  it('says how many of the planned teams are in', () => {
    expect(item('too_few_teams', true, { teams: 5, planned: 12 })).toBe('5 of 12 teams are in');
    expect(item('too_few_teams', true, { teams: 12 })).toBe('12 teams take part');
  });

  it('says how many teams there are, however few', () => {
    const few = (teams: number) => item('too_few_teams', false, { teams, minimum: 2 });
    expect(few(1)).toBe('A draft needs at least 2 teams; so far there is 1. Add teams.');
    expect(few(0)).toBe('A draft needs at least 2 teams; so far there are 0. Add teams.');
  });

  it('tells an order that is sealed from one that is not there', () => {
    expect(item('order_not_locked', false, { sealed: true })).toMatch(/not revealed yet\. Reveal it\.$/);
    expect(item('order_not_locked', false, { sealed: false })).toMatch(/Draw it or set it by hand\.$/);
  });

  it('gives no advice on what cannot be told yet', () => {
    const waiting = { code: 'no_open_cells', ok: false, waits: true, details: {} } as const;
    expect(readinessSentence(waiting)).toBe('Picks to make');
  });

  it('says what becomes of the players beyond the picks', () => {
    const pool = (available: number, byLot: boolean) =>
      item('pool_too_small', true, { available, cells: 40, byLot });
    expect(pool(240, false)).toBe('240 players for 40 picks; 200 stay undrafted');
    expect(pool(41, false)).toBe('41 players for 40 picks; 1 stays undrafted');
    expect(pool(43, true)).toBe('43 players for 40 picks; the lot assigns the 3 left over');
    expect(pool(40, true)).toBe('40 players for 40 picks');
  });

  it('says which limit the pool cannot meet, and what can be done', () => {
    const limit = (details: object) => item('limits_unsatisfiable', false, details);
    expect(limit({ rule: 'position_minimum', of: 'P', limit: 1, left: 0 })).toBe(
      'Each team needs 1 player at P, and the pool has none left. Take the limit away or add some.',
    );
    expect(limit({ rule: 'gender_minimum', of: 'woman', limit: 3, left: 8 })).toBe(
      'Each team needs 3 women, and the pool has too few. Lower the limit or add some.',
    );
    expect(limit({ rule: 'gender_maximum', of: 'man', limit: 2, left: 9 })).toBe(
      'With at most 2 men a team cannot be filled from the pool. Raise the limit or add other players.',
    );
  });

  it('says before publishing whose players come on no roster', () => {
    const gone = (names: readonly string[], players: number) => item('teams_gone', false, { names, players });
    expect(gone(['Hawks'], 1)).toBe(
      'No longer in the league: Hawks. Publishing puts 1 drafted player on no roster.',
    );
    expect(gone(['Hawks', 'Owls'], 20)).toBe(
      'No longer in the league: Hawks, Owls. Publishing puts 20 drafted players on no roster.',
    );
    expect(item('teams_gone', true, { names: [], players: 0 })).toBe('All teams are still in the league');
  });
});

describe('what is refused', () => {
  it('names game nights as they are called', () => {
    expect(illegalSentence({ rule: 'night', gameNights: ['mon', 'wed'] })).toBe(
      'Cannot play on any game night (Monday, Wednesday).',
    );
  });

  it.each([
    ...['clock.zone', 'clock.rounds', 'clock.quietHours'],
    ...['limits.positions', 'limits.genders', 'limits', 'startsAt'],
  ])('says of settings what is wrong, not what the field is called: %s', (field) => {
    const { detail } = draftProblems.settings_invalid;
    const words = typeof detail === 'string' ? detail : detail({ field });
    expect(words).not.toContain(`'${field}'`);
    expect(words).not.toContain('contradict');
  });
});
