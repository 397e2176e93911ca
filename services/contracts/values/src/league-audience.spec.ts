import { audienceOf, type LeagueCrowd } from './league-audience';

const crowd: LeagueCrowd = {
  staff: [{ accountId: 'ana' }, { accountId: 'ben' }],
  teams: [
    {
      people: [
        { accountId: 'cal', role: 'captain' },
        { accountId: 'dee', role: 'co_captain' },
        { accountId: 'eve', role: 'proxy' },
      ],
    },
    { people: [{ accountId: 'cal', role: 'captain' }] },
  ],
  playerIds: ['pia', 'dee'],
  registrantIds: ['ray', 'pia'],
};

describe('whom a message of a league’s staff goes to', () => {
  it('is who leads a team, each once', () => {
    expect(audienceOf(crowd, 'captains', 'ana')).toEqual(['cal', 'dee']);
  });

  it('is everybody with a part in the league or a registration, each once', () => {
    expect(audienceOf(crowd, 'everybody', 'zoe')).toEqual([
      ...['ana', 'ben', 'cal', 'dee', 'eve', 'pia', 'ray'],
    ]);
  });

  it('is never who writes it', () => {
    expect(audienceOf(crowd, 'everybody', 'ana')).not.toContain('ana');
    expect(audienceOf(crowd, 'captains', 'cal')).toEqual(['dee']);
  });
});
