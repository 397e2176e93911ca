import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  boss,
  continued,
  created,
  creation,
  draft,
  draftId,
  live,
  lobby,
  orderLocked,
  reason,
  said,
  member,
  completed,
  published,
  team,
} from '../draft.scenario';

describe('cancelling and reopening', () => {
  const cancel = boss({ type: 'CancelDraft', reason });
  const reopen = boss({ type: 'ReopenDraft', reason, cancelledBecause: null });
  const refresh = boss({
    type: 'RefreshDraftTeams',
    teams: [team('t1'), team('t2')],
    commissionerIds: ['boss'],
    cancelledBecause: null,
  });
  const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };

  it.each([
    ['configuring', created()],
    ['order_locked', orderLocked()],
    ['lobby', lobby()],
    ['live', live()],
    ['paused', continued(live(), boss({ type: 'PauseDraft', reason }))],
    ['completed', completed],
  ])('may be done while %s', (_, history) =>
    draft
      .given(...history)
      .when(cancel)
      .then(cancelled),
  );

  it('goes back to configuring with the same settings', () => {
    const history = continued(live(), cancel);
    draft
      .given(...history)
      .when(reopen)
      .then({ type: 'DraftReopened', data: { draftId, ...said } });
    draft
      .given(...continued(history, reopen))
      .when(creation())
      .then();
  });

  it('adds nothing when it is so already', () => {
    draft
      .given(...continued(live(), cancel))
      .when(cancel)
      .then();
    draft
      .given(...created())
      .when(reopen)
      .then();
  });

  it('ends with the league, for its reason, and is not opened again in one that is over', () => {
    const over = { cancelledBecause: 'The park is closed' };
    const ends = { ...refresh, ...over };
    const ended: DraftEvent = {
      type: 'DraftCancelled',
      data: { draftId, reason: 'The park is closed', authorId: null },
    };
    for (const history of [created(), lobby(), live(), completed])
      draft
        .given(...history)
        .when(ends)
        .then(ended);
    draft
      .given(...continued(live(), ends))
      .when(ends)
      .then();
    draft
      .given(...continued(live(), ends))
      .when({ ...reopen, ...over })
      .thenRefused('league_cancelled');
    draft
      .given(...published)
      .when(ends)
      .then();
    draft
      .given()
      .when({ ...creation(), ...over })
      .thenRefused('league_cancelled');
  });

  it('is refused once published, without a reason, and to others', () => {
    draft
      .given(...published)
      .when(cancel)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when(reopen)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when({ ...cancel, reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...continued(live(), cancel))
      .when({ ...reopen, reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...live())
      .when({ ...cancel, ...member })
      .thenRefused('not_commissioner');
    draft
      .given(...live())
      .when({ ...reopen, ...member })
      .thenRefused('not_commissioner');
  });
});
