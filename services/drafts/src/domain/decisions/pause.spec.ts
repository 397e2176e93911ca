import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  at,
  boss,
  candidates,
  continued,
  draft,
  draftId,
  live,
  lobby,
  pick,
  picked,
  picker,
  reason,
  turn,
} from '../draft.scenario';

const pause = boss({ type: 'PauseDraft', reason }, 18.5);
const paused = continued(live(), pause);
const resume = (seconds: number | null, when = 100) => boss({ type: 'ResumeDraft', seconds }, when);
const schedule = (afterPickNo: number | null, why: string | null = null) =>
  boss({ type: 'SchedulePause', afterPickNo, reason: why });
const scheduled = (afterPickNo: number | null, why: string | null = null): DraftEvent => ({
  type: 'DraftPauseScheduled',
  data: { draftId, afterPickNo, reason: why, authorId: why === null ? null : 'boss' },
});
const pausedBy = (
  cause: 'commissioner' | 'scheduled',
  why: string,
  remainingSeconds: number | null,
): DraftEvent => ({
  type: 'DraftPaused',
  data: { draftId, cause, reason: why, authorId: why === reason ? 'boss' : null, remainingSeconds },
});
const resumed = (seconds: number): DraftEvent => ({ type: 'DraftResumed', data: { draftId, seconds } });

describe('pausing', () => {
  it('stops the clock and keeps what was left of it', () =>
    draft
      .given(...live())
      .when(pause)
      .then(pausedBy('commissioner', reason, 41.5)));

  it('adds nothing when the draft is paused', () =>
    draft
      .given(...paused)
      .when(pause)
      .then());

  it.each(['', '  x  ', 'x'.repeat(201)])('needs a reason of 3 to 200 characters, not %j', (text) =>
    draft
      .given(...live())
      .when({ ...pause, reason: text })
      .thenRefused('reason_required', { minimum: 3, maximum: 200 }),
  );

  it.each(['ice', 'x'.repeat(200)])('takes %j for a reason', (text) =>
    expect(
      draft
        .given(...live())
        .when({ ...pause, reason: text })
        .events(),
    ).toMatchObject([{ type: 'DraftPaused', data: { reason: text } }]),
  );

  it('is for commissioners, while live', () => {
    draft
      .given(...live())
      .when({ ...pause, actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...lobby())
      .when(pause)
      .thenRefused('wrong_state', { status: 'lobby', allowed: ['live', 'paused'] });
  });
});

describe('pausing after a pick', () => {
  it('is scheduled and taken back', () => {
    draft
      .given(...live())
      .when(schedule(2, reason))
      .then(scheduled(2, reason));
    draft
      .given(...continued(live(), schedule(2)))
      .when(schedule(null))
      .then(scheduled(null));
    // Nobody is told why something does not happen.
    draft
      .given(...continued(live(), schedule(2)))
      .when(schedule(null, reason))
      .then(scheduled(null));
    for (const why of [null, reason])
      draft
        .given(...continued(live(), schedule(2, why)))
        .when(schedule(2, why))
        .then();
    draft
      .given(...lobby())
      .when(schedule(null))
      .then();
  });

  it('happens when every cell up to the pick is filled, once', () => {
    const history = continued(live(), schedule(1, reason));
    draft
      .given(...history)
      .when(pick('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), pausedBy('scheduled', reason, null));
    const goneOn = continued(history, pick('t1', 1, 'a'), resume(null));
    expect(
      draft
        .given(...goneOn)
        .when(pick('t2', 2, 'b', 110))
        .events(),
    ).toContainEqual(turn('t2', 3, 3, 110));
  });

  it('does not happen once it is taken back', () => {
    const history = continued(live(), schedule(1), schedule(null), pick('t1', 1, 'a'));
    expect(history.at(-1)?.type).toBe('TurnStarted');
  });

  it('gives itself a reason when nobody else did', () => {
    const history = continued(live(), schedule(1));
    expect(
      draft
        .given(...history)
        .when(pick('t1', 1, 'a'))
        .events(),
    ).toContainEqual(pausedBy('scheduled', 'Scheduled after pick 1', null));
  });

  it('gives way to the end of the draft', () => {
    const history = continued(
      live(),
      schedule(4),
      pick('t1', 1, 'a'),
      pick('t2', 2, 'b'),
      pick('t2', 3, 'c'),
    );
    expect(
      draft
        .given(...history)
        .when(pick('t1', 4, 'd'))
        .events()
        .at(-1)?.type,
    ).toBe('DraftCompleted');
  });

  it('lies ahead, on the board', () => {
    const history = continued(live(), pick('t1', 1, 'a'));
    draft
      .given(...history)
      .when(schedule(1))
      .thenRefused('pause_not_ahead', { afterPickNo: 1, currentPickNo: 2, lastPickNo: 4 });
    draft
      .given(...history)
      .when(schedule(5))
      .thenRefused('pause_not_ahead');
    expect(
      draft
        .given(...history)
        .when(schedule(4))
        .events(),
    ).toHaveLength(1);
    draft
      .given(...live())
      .when(schedule(2, 'x'))
      .thenRefused('reason_required');
    draft
      .given(...live())
      .when({ ...schedule(2), actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});

describe('resuming', () => {
  it('gives the full clock', () =>
    draft
      .given(...paused)
      .when(resume(null))
      .then(resumed(60), turn('t1', 1, 2, 100)));

  it('gives the seconds chosen, at least 15', () => {
    draft
      .given(...paused)
      .when(resume(15))
      .then(resumed(15), turn('t1', 1, 2, 100, { deadlineAt: at(115), autoPickAt: at(117) }));
    draft
      .given(...paused)
      .when(resume(14))
      .thenRefused('resume_too_short', { minimumSeconds: 15 });
  });

  it('adds nothing when the draft is live', () =>
    draft
      .given(...live())
      .when(resume(null))
      .then());

  it('ends a draft whose pool ran dry meanwhile', () => {
    const dry = continued(paused, boss({ type: 'RefreshDraftPool', players: candidates(0) }));
    draft
      .given(...dry)
      .when(resume(null))
      .then(resumed(60), { type: 'DraftCompleted', data: { draftId, completedAt: at(100) } });
  });

  it('is for commissioners, while paused', () => {
    draft
      .given(...paused)
      .when({ ...resume(null), actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...lobby())
      .when(resume(null))
      .thenRefused('wrong_state');
  });
});
