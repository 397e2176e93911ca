import type { DraftEvent } from '@fieldhouse/events/drafts';
import { boss, created, draft, draftId, live, picker, reason, continued } from '../draft.scenario';

describe('a spectator link', () => {
  const issue = boss({ type: 'IssueSpectatorLink' });
  const issued = (linkNo: number): DraftEvent => ({ type: 'SpectatorLinkIssued', data: { draftId, linkNo } });

  it('replaces the one before, in every state but cancelled', () => {
    draft
      .given(...created())
      .when(issue)
      .then(issued(1));
    draft
      .given(...continued(live(), issue))
      .when(issue)
      .then(issued(2));
    draft
      .given(
        ...continued(
          created(),
          issue,
          boss({ type: 'CancelDraft', reason }),
          boss({ type: 'ReopenDraft', reason, cancelledBecause: null }),
        ),
      )
      .when(issue)
      .then(issued(2));
    draft
      .given(...continued(live(), boss({ type: 'CancelDraft', reason })))
      .when(issue)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when({ ...issue, actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});
