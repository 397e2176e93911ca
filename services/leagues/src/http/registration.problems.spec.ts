import { placesProblems } from './registration.problems';

const told = (code: keyof typeof placesProblems, facts: Readonly<Record<string, unknown>> = {}): string => {
  const { detail } = placesProblems[code];
  return typeof detail === 'string' ? detail : detail(facts);
};

describe('why a registration is refused', () => {
  it('promises no rank to whoever has missed an offer: at the second they go to the end', () => {
    expect(told('offer_expired')).not.toMatch(/keep your rank/i);
    expect(told('no_offer')).not.toMatch(/keep your rank/i);
  });

  it('asks nobody for what only the organizers can do', () => {
    expect(told('document_missing', { document: 'ID card' })).toBe(
      'The league needs to see a document (ID card) first. Its organizers mark it as seen; then the registration can be approved.',
    );
  });

  it('says which places are all taken, and what makes room', () => {
    expect(told('no_room', { categories: 'gender:woman, position:C' })).toBe(
      'All places for women and position C are taken. Raise the limit under Registration in the league’s setup, or take a place back first.',
    );
    expect(told('no_room', { categories: '' })).toMatch(/^There is no place to give\. Raise the limit/);
  });

  it('names days and numbers as people write them, and no field of a form', () => {
    expect(told('roster_frozen', { freezeOn: '2026-06-01' })).toContain('since Jun 1, 2026.');
    expect(told('rank_impossible', { of: 1 })).toBe('Choose a rank from 1 to 1.');
    expect(told('registration_incomplete', { missing: 'birthDate' })).not.toContain('birthDate');
  });
});
