import type { DraftEvent } from '@fieldhouse/events/drafts';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import type { DraftSettings } from '@fieldhouse/values';
import { draftDatesProjection } from './draft-dates.projection';

const draftId = 'd1';
const [at, later] = ['2099-01-01T18:00:00.000Z', '2099-01-02T18:00:00.000Z'];
const said = { reason: 'It rains', authorId: 'ana' };
const settings = (startsAt: string | null) => ({ ...(draftSettings(15) as DraftSettings), startsAt });
const created: DraftEvent = {
  type: 'DraftCreated',
  data: { draftId, leagueId: 'l1', settings: settings(at) },
};
const changed = (startsAt: string | null): DraftEvent => ({
  type: 'DraftSettingsChanged',
  data: { draftId, settings: settings(startsAt) },
});
const after = (...events: readonly DraftEvent[]) => documentsAfter(draftDatesProjection, events).get(draftId);

describe('when a league drafts', () => {
  it('is what its settings said last', () => {
    expect(after(created)).toMatchObject({ startsAt: at, ahead: true });
    expect(after(created, changed(later))).toMatchObject({ startsAt: later });
    expect(after(created, changed(null))).toMatchObject({ startsAt: null });
  });

  it('is over once it has begun or is called off, until it is begun anew', () => {
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: at } };
    const reset: DraftEvent = { type: 'DraftReset', data: { draftId, ...said } };
    const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };
    const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, ...said } };
    expect(after(created, started)).toMatchObject({ ahead: false });
    expect(after(created, started, reset)).toMatchObject({ ahead: true });
    expect(after(created, cancelled)).toMatchObject({ ahead: false });
    expect(after(created, cancelled, reopened, changed(later))).toMatchObject({
      ...{ startsAt: later, ahead: true },
    });
  });

  it('has nothing else of the draft', () => {
    expect(JSON.stringify(after(created))).not.toMatch(/l1|clock|rounds/);
  });
});
