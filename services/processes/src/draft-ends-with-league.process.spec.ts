import { draftIdOf } from '@fieldhouse/events/drafts';
import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { draftEndsWithLeague } from './draft-ends-with-league.process';

const leagueId = 'l1';
const asked = (type: ProspectusEvent['type']): readonly unknown[] =>
  draftEndsWithLeague
    .react({ type, data: { leagueId } } as unknown as RecordedEvent<ProspectusEvent>)
    .map((effect) => (effect.kind === 'dispatch' ? effect.command : effect));

describe('the draft of a league that is canceled', () => {
  it('looks at its league, which it ends with', () => {
    const request = { type: 'RefreshDraftTeams' };
    expect(asked('LeagueCancelled')).toStrictEqual([
      { aggregate: 'draft', id: draftIdOf(leagueId), request },
    ]);
    expect(asked('LeaguePublished')).toStrictEqual([]);
  });

  it('does so of every league that was canceled before it was looked for', () => {
    expect(draftEndsWithLeague).toMatchObject({ startFrom: 'beginning', categories: ['prospectus'] });
  });
});
