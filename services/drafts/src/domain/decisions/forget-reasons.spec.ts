import {
  boss,
  commissioner,
  continued,
  created,
  draft,
  draftId,
  evening,
  live,
  pick,
  picked,
  reason,
} from '../draft.scenario';

const erasure = { actor: { kind: 'process', name: 'erasure' }, at: evening } as const;
const forget = (...revisions: readonly number[]) =>
  ({ ...erasure, type: 'ForgetDraftReasons', authorId: 'boss', revisions }) as const;
const forgotten = (...revisions: number[]) =>
  ({ type: 'DraftReasonsForgotten', data: { draftId, authorId: 'boss', revisions } }) as const;

describe('forgetting the reasons of somebody who was erased', () => {
  it('names the facts that gave them', () =>
    draft
      .given(...created())
      .when(forget(3, 7))
      .then(forgotten(3, 7)));

  it('names five hundred at once, and nothing where there is none', () => {
    const revisions = Array.from({ length: 501 }, (_, revision) => revision);
    draft
      .given(...created())
      .when(forget(...revisions))
      .then(forgotten(...revisions.slice(0, 500)), forgotten(500));
    draft
      .given(...created())
      .when(forget())
      .then();
  });

  it('keeps the pause that they planned, with the words of nobody', () => {
    const planned = continued(live(), boss({ type: 'SchedulePause', afterPickNo: 1, reason }));
    const paused = (why: string, authorId: string | null) =>
      ({
        type: 'DraftPaused',
        data: { draftId, cause: 'scheduled', reason: why, authorId, remainingSeconds: null },
      }) as const;
    draft
      .given(...planned)
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), paused(reason, 'boss'));
    draft
      .given(...continued(planned, forget(9)))
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), paused('Scheduled after pick 1', null));
    draft
      .given(...continued(planned, { ...forget(9), authorId: 'another' }))
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), paused(reason, 'boss'));
  });

  it('is for processes only, and for a draft that there is', () => {
    draft
      .given(...created())
      .when({ ...forget(3), actor: commissioner })
      .thenRefused('process_only');
    draft.given().when(forget(3)).thenRefused('wrong_state', { status: 'none', allowed: [] });
  });
});
