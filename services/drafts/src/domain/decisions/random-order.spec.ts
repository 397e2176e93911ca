import type { DraftEvent } from '@fieldhouse/events/drafts';
import { commitOf, participantsHashOf } from '../order/draft-order-proof';
import {
  account,
  at,
  boss,
  clock,
  continued,
  created,
  draft,
  draftId,
  live,
  member,
  lobby,
  picker,
  reason,
  seed,
  team,
} from '../draft.scenario';

const six = ['t1', 't2', 't3', 't4', 't5', 't6'].map((teamId) => team(teamId));
const teamIds = six.map(({ teamId }) => teamId);
const participantsHash = participantsHashOf(teamIds);
const commit = (why: string | null = null, seedHex = seed) =>
  boss({ type: 'CommitDraftOrder', seed: seedHex, reason: why });
const nonce = (teamId: string, text: string) =>
  ({ actor: picker(teamId), at: at(20), type: 'AddDraftOrderNonce', nonce: text }) as const;
const reveal = boss({ type: 'RevealDraftOrder' });
const history = created({ teams: six });
const committed = continued(history, commit());
const otherSeed = '11'.repeat(32);

const committedEvent = (roll: number, why: string | null, seedHex = seed): DraftEvent => ({
  type: 'DraftOrderCommitted',
  data: {
    draftId,
    roll,
    algorithm: 'draft-order/v1',
    teamIds,
    participantsHash,
    commit: commitOf(draftId, participantsHash, seedHex),
    seed: seedHex,
    reason: why,
    authorId: why === null ? null : 'boss',
    committedAt: at(10),
  },
});

describe('committing to a random order', () => {
  it('publishes the commitment of the rule book and keeps the seed', () => {
    draft
      .given(...history)
      .when(commit())
      .then(committedEvent(1, null));
    expect(committedEvent(1, null).data).toMatchObject({
      commit: '2f9a48a673b568a4b8a09d07ddad9c3063fccdb03518374c70e1c44819595a26',
    });
  });

  it('counts every roll and asks each after the first for a reason', () => {
    draft
      .given(...committed)
      .when(commit(null, otherSeed))
      .thenRefused('reason_required', { minimum: 3, maximum: 200 });
    draft
      .given(...committed)
      .when(commit(reason, otherSeed))
      .then(committedEvent(2, reason, otherSeed));
    draft
      .given(...continued(committed, reveal))
      .when(commit('  no ', seed))
      .thenRefused('reason_required');
    draft
      .given(...continued(committed, reveal))
      .when(commit(reason))
      .then(committedEvent(2, reason));
  });

  it('still counts after cancelling and reopening', () => {
    const reopened = continued(
      committed,
      boss({ type: 'CancelDraft', reason }),
      boss({ type: 'ReopenDraft', reason, cancelledBecause: null }),
    );
    draft
      .given(...reopened)
      .when(commit())
      .thenRefused('reason_required');
    draft
      .given(...reopened)
      .when(commit(reason))
      .then(committedEvent(2, reason));
  });

  it('adds nothing when it is repeated', () =>
    draft
      .given(...committed)
      .when(commit())
      .then());

  it('needs two teams', () =>
    draft
      .given(...created({ teams: [team('t1')] }))
      .when(commit())
      .thenRefused('not_ready', {
        missing: [{ code: 'too_few_teams', ok: false, details: { teams: 1, minimum: 2 } }],
      }));

  it('may be done from the lobby, which closes it, but not once the draft is live', () => {
    expect(
      draft
        .given(...lobby())
        .when(commit(reason))
        .events(),
    ).toHaveLength(1);
    draft
      .given(...live())
      .when(commit(reason))
      .thenRefused('wrong_state');
  });

  it('may be done by a process, when its time has come, and by nobody else', () => {
    draft
      .given(...history)
      .when({ ...commit(), actor: clock })
      .then(committedEvent(1, null));
    draft
      .given(...history)
      .when({ ...commit(), actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});

describe('adding a nonce', () => {
  const added = (teamId: string, text: string): DraftEvent => ({
    type: 'DraftOrderNonceAdded',
    data: { draftId, roll: 1, teamId, nonce: text },
  });

  it('is open to the pickers of a team until the order is revealed; the last one counts', () => {
    draft
      .given(...committed)
      .when(nonce('t2', 'beef'))
      .then(added('t2', 'beef'));
    draft
      .given(...committed, added('t2', 'beef'))
      .when(nonce('t2', 'beef'))
      .then();
    draft
      .given(...committed, added('t2', 'beef'))
      .when(nonce('t2', 'cafe'))
      .then(added('t2', 'cafe'));
    draft
      .given(...continued(committed, reveal))
      .when(nonce('t2', 'beef'))
      .thenRefused('wrong_state');
    draft
      .given(...history)
      .when(nonce('t2', 'beef'))
      .thenRefused('order_not_committed');
  });

  it('is for the team that is named, of those that somebody picks for; for the first of them where none is', () => {
    const both = ['t1', 't2'].map((teamId) => team(teamId, { pickerIds: ['p-t1'] }));
    const twice = draft.given(...continued(created({ teams: both }), commit()));
    twice.when({ ...nonce('t1', 'beef'), teamId: 't2' }).then(added('t2', 'beef'));
    twice.when(nonce('t1', 'beef')).then(added('t1', 'beef'));
    draft
      .given(...committed)
      .when({ ...nonce('t1', 'beef'), teamId: 't2' })
      .thenRefused('not_your_team', { teamId: 't2' });
  });

  it('is refused to others, commissioners included', () => {
    draft
      .given(...committed)
      .when({ ...nonce('t2', 'beef'), actor: account('boss') })
      .thenRefused('not_your_team');
    draft
      .given(...committed)
      .when({ ...nonce('t9', 'beef'), ...member })
      .thenRefused('not_your_team');
  });

  it.each(['', 'x'.repeat(65), 'tab\there', 'two words', 'ü'])('refuses %j', (text) =>
    draft
      .given(...committed)
      .when(nonce('t2', text))
      .thenRefused('nonce_invalid'),
  );
});

describe('revealing the order', () => {
  const revealed = (
    order: readonly string[],
    nonces: readonly { teamId: string; nonce: string }[],
  ): DraftEvent => ({
    type: 'DraftOrderRevealed',
    data: { draftId, roll: 1, seed, nonces: [...nonces], order: [...order] },
  });

  it('gives the published order without nonces', () =>
    draft
      .given(...committed)
      .when(reveal)
      .then(revealed(['t3', 't2', 't1', 't6', 't5', 't4'], [])));

  it('gives the published order with nonces', () => {
    const nonces = [
      { teamId: 't5', nonce: 'cafe' },
      { teamId: 't2', nonce: 'beef' },
    ];
    draft
      .given(...continued(committed, nonce('t5', 'cafe'), nonce('t2', 'beef')))
      .when(reveal)
      .then(revealed(['t2', 't4', 't5', 't6', 't3', 't1'], nonces));
  });

  it('adds nothing when the order is locked already', () =>
    draft
      .given(...continued(committed, reveal))
      .when(reveal)
      .then());

  it('is refused before a commitment, when the teams changed, and with another seed than the committed one', () => {
    draft
      .given(...history)
      .when(reveal)
      .thenRefused('order_not_committed');
    const teamLeft: DraftEvent = {
      type: 'DraftTeamsChanged',
      data: { draftId, teams: six.slice(1), commissionerIds: ['boss'] },
    };
    draft
      .given(...committed, teamLeft)
      .when(reveal)
      .thenRefused('participants_changed', { roll: 1 });
    const tampered = {
      ...committedEvent(1, null),
      data: { ...committedEvent(1, null).data, seed: otherSeed },
    } as DraftEvent;
    draft
      .given(...history, tampered)
      .when(reveal)
      .thenRefused('seed_mismatch', { roll: 1 });
  });
});
