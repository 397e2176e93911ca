import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { leaguePlacesProjection } from './league-places.projection';
import { namesByDivision, teamDivisions } from './team-divisions';

const leagueId = 'l1';
const put = (teamId: string, divisionId: string | null): LeaguePlacesEvent => ({
  type: 'TeamPutInDivision',
  data: { leagueId, teamId, registrationId: null, divisionId },
});
const after = (...events: readonly LeaguePlacesEvent[]) =>
  documentsAfter(leaguePlacesProjection, events).get(leagueId) ?? null;
const teams = ['Hawks', 'Owls', 'Rats'].map((name) => ({ teamId: name.toLowerCase(), name }));
const a = { divisionId: 'a', name: 'A' };
const b = { divisionId: 'b', name: 'B' };
const saying = (...divisions: readonly (typeof a)[]) => ({ prospectus: { divisions: [...divisions] } });

describe('the divisions of a league’s teams', () => {
  it('are as the staff has put them last', () => {
    const places = after(put('hawks', 'a'), put('owls', 'a'), put('owls', 'b'), put('hawks', null));
    expect(teamDivisions({ teams }, saying(a, b), places)).toEqual([{ teamId: 'owls', divisionId: 'b' }]);
  });

  it('are none of a team that has left, nor of a division that the league has dropped', () => {
    const places = after(put('hawks', 'a'), put('owls', 'b'), put('gone', 'b'));
    expect(teamDivisions({ teams }, saying(b), places)).toEqual([{ teamId: 'owls', divisionId: 'b' }]);
    expect(teamDivisions({ teams }, { prospectus: null }, places)).toEqual([]);
    expect(teamDivisions({ teams }, saying(a, b), null)).toEqual([]);
  });

  it('are named in the order of the prospectus, teams that are in none last', () => {
    const places = after(put('owls', 'b'), put('hawks', 'b'));
    expect(namesByDivision({ teams }, saying(b, a), places)).toEqual([
      { division: 'B', teams: ['Hawks', 'Owls'] },
      { division: null, teams: ['Rats'] },
    ]);
  });

  it('are not named before a team is in one', () => {
    expect(namesByDivision({ teams }, saying(a, b), after(put('owls', null)))).toEqual([]);
    expect(namesByDivision({ teams }, saying(), after(put('owls', 'a')))).toEqual([]);
  });
});
