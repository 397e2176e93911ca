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
} from '../draft.scenario';

describe('cancelling and reopening', () => {
  const cancel = boss({ type: 'CancelDraft', reason });
  const reopen = boss({ type: 'ReopenDraft', reason });
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
