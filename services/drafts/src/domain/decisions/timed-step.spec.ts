import type { DraftEvent } from '@fieldhouse/events/drafts';
import { NotYetDue } from '@fieldhouse/kernel';
import { commitOf, participantsHashOf } from '../order/draft-order-proof';
import {
  boss,
  candidates,
  clock,
  continued,
  created,
  draft,
  draftId,
  evening,
  live,
  lobby,
  orderLocked,
  seed,
  settings,
  team,
} from '../draft.scenario';

const byTime = { actor: clock, at: evening };
const reason = 'Drawn at its set time before the start';
const commit = { ...byTime, type: 'CommitDraftOrder', seed, reason } as const;
const after = (ms: number): string => new Date(Date.parse(evening) + ms).toISOString();
const reveal = { ...byTime, at: after(60_000), type: 'RevealDraftOrder' } as const;
const open = (count: number) => ({ ...byTime, type: 'OpenDraftLobby', players: candidates(count) }) as const;
const start = { ...byTime, type: 'StartDraft' } as const;
const teamsChanged = (...teamIds: readonly string[]): DraftEvent => ({
  type: 'DraftTeamsChanged',
  data: { draftId, teams: teamIds.map((teamId) => team(teamId)), commissionerIds: ['boss'] },
});
const missed = (step: 'commit' | 'reveal' | 'lobby' | 'start', ...missing: string[]): DraftEvent => ({
  type: 'DraftStepMissed',
  data: { draftId, step, missing },
});
const committed = (roll: number, teamIds: string[], why: string | null): DraftEvent => {
  const participantsHash = participantsHashOf(teamIds);
  return {
    type: 'DraftOrderCommitted',
    data: {
      ...{
        draftId,
        roll,
        algorithm: 'draft-order/v1',
        teamIds,
        participantsHash,
        seed,
        reason: why,
        authorId: null,
      },
      commit: commitOf(draftId, participantsHash, seed),
      committedAt: evening,
    },
  };
};

describe('at its set time', () => {
  it('the order is drawn if nobody made one', () => {
    draft
      .given(...created())
      .when(commit)
      .then(committed(1, ['t1', 't2'], null));
  });

  it('the order is drawn in a draft that had rolls before, with a reason of its own', () => {
    const again = continued(
      created(),
      boss({ type: 'CommitDraftOrder', seed: '11'.repeat(32), reason: null }),
      boss({ type: 'CancelDraft', reason: 'no season' }),
      boss({ type: 'ReopenDraft', reason: 'a season after all', cancelledBecause: null }),
    );
    draft
      .given(...again)
      .when(commit)
      .then(committed(2, ['t1', 't2'], reason));
  });

  it('the order is drawn anew when the teams are no longer those it was made for', () => {
    draft
      .given(...continued(created(), commit), teamsChanged('t1', 't2', 't3'))
      .when(commit)
      .then(committed(2, ['t1', 't2', 't3'], reason));
  });

  it('an order that somebody made or committed to is left alone', () => {
    for (const history of [
      continued(created(), boss({ type: 'CommitDraftOrder', seed: '11'.repeat(32), reason: null })),
      orderLocked(),
      lobby(),
    ])
      draft
        .given(...history)
        .when(commit)
        .then();
  });

  it('a step that the draft is not ready for is recorded once, for nobody would read a refusal', () => {
    const short = continued(orderLocked(), open(1));
    draft
      .given(...orderLocked())
      .when(open(1))
      .then(missed('lobby', 'pool_too_small'));
    draft
      .given(...short)
      .when(open(1))
      .then();
    draft
      .given(...created({ teams: [team('t1')] }))
      .when(commit)
      .then(missed('commit', 'too_few_teams'));
    draft
      .given(...continued(created(), commit), teamsChanged('t1', 't3'))
      .when(reveal)
      .then(missed('reveal', 'participants_changed'));
    draft
      .given(...continued(lobby(), { ...byTime, type: 'RefreshDraftPool', players: candidates(3) }))
      .when(start)
      .then(missed('start', 'pool_too_small'));
  });

  it('a step is forgotten as missed once it is made, and may then be missed again', () => {
    const made = continued(orderLocked(), open(1), boss({ type: 'OpenDraftLobby', players: candidates(6) }));
    draft
      .given(...continued(made, boss({ type: 'SetDraftOrderByHand', order: ['t2', 't1'], reason })))
      .when(open(1))
      .then(missed('lobby', 'pool_too_small'));
  });

  it('a step is forgotten as missed, too, once somebody has made another order', () => {
    const short = continued(orderLocked(), open(1));
    draft
      .given(...continued(short, boss({ type: 'SetDraftOrderByHand', order: ['t2', 't1'], reason })))
      .when(open(1))
      .then(missed('lobby', 'pool_too_small'));
  });

  it('a commitment is public for a minute before the reveal, however late it was made', () => {
    const early = { ...reveal, at: after(59_999) };
    expect(draft.given(...continued(created(), commit)).when(early).events).toThrow(
      new NotYetDue(after(60_000)),
    );
    const types = continued(created(), commit, reveal).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['DraftOrderCommitted', 'DraftOrderRevealed']);
    const byHand = boss({ type: 'RevealDraftOrder' });
    expect(continued(created(), commit, { ...byHand, at: evening }).at(-1)?.type).toBe('DraftOrderRevealed');
  });

  it('no step is made long after the draft was to start, unless somebody makes it', () => {
    const planned = { settings: settings({ startsAt: evening, startMode: 'automatic' }) };
    const [late, latest] = [after(15 * 60_000 + 1), after(15 * 60_000)];
    const waiting = continued(created(planned), commit, reveal, open(8));
    draft
      .given(...waiting)
      .when({ ...start, at: late })
      .then(missed('start', 'too_late'));
    expect(continued(waiting, { ...start, at: latest }).at(-1)?.type).toBe('TurnStarted');
    expect(continued(waiting, { ...boss({ type: 'StartDraft' }), at: late }).at(-1)?.type).toBe(
      'TurnStarted',
    );
    draft
      .given(...continued(waiting, { ...start, at: late }))
      .when({ ...start, at: late })
      .then();
    draft
      .given(...created(planned))
      .when({ ...commit, at: late })
      .then(missed('commit', 'too_late'));
  });

  it('a step that was made by hand, or whose step before was missed, is refused', () => {
    draft
      .given(...live())
      .when(open(6))
      .thenRefused('wrong_state', { status: 'live', allowed: ['order_locked', 'lobby'] });
    draft
      .given(...created())
      .when(reveal)
      .thenRefused('order_not_committed', {});
    draft
      .given(...orderLocked())
      .when(start)
      .thenRefused('wrong_state', { status: 'order_locked', allowed: ['lobby', 'live'] });
  });
});
