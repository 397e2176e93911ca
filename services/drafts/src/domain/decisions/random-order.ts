import { NotYetDue } from '@fieldhouse/kernel';
import { ORDER_NONCE } from '@fieldhouse/values';
import { commitOf, orderProof, participantsHashOf } from '../order/draft-order-proof';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { isPickerOf, teamOfPicker } from '../draft.access';
import { commissionedOrByProcess, inState, saidIn, unsaid } from '../draft.guards';
import type { StateIn } from '../draft.state';
import { untilStart } from '../readiness';
import { requireTeams, teamIdsOf } from './order';

/** Time in which captains can add to a commitment, however late the timetable makes it. */
const PUBLIC_FOR_MS = 60_000;

/** Whether somebody has made or committed to an order for these teams; the timetable then leaves it alone. */
const isOrderMade = (draft: StateIn<(typeof untilStart)[number]>, participantsHash: string): boolean => {
  if (draft.status === 'configuring') return false;
  const made =
    draft.status === 'order_committed' ? draft.commitment.participantsHash : participantsHashOf(draft.order);
  return made === participantsHash;
};

export const commitDraftOrder: Decision<'CommitDraftOrder'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, ...untilStart);
  const { draftId, rolls } = draft;
  const { seed } = command;
  const teamIds = teamIdsOf(draft);
  const participantsHash = participantsHashOf(teamIds);
  const commit = commitOf(draftId, participantsHash, seed);
  if (draft.status === 'order_committed' && draft.commitment.commit === commit) return [];
  if (command.actor.kind === 'process' && isOrderMade(draft, participantsHash)) return [];
  requireTeams(draft);
  const isFirst = draft.status === 'configuring' && rolls === 0;
  const said = isFirst ? unsaid : saidIn(command);
  const algorithm = 'draft-order/v1' as const;
  const data = {
    draftId,
    roll: rolls + 1,
    algorithm,
    teamIds: [...teamIds],
    participantsHash,
    commit,
    seed,
    committedAt: command.at,
    ...said,
  };
  return [{ type: 'DraftOrderCommitted', data }];
};

export const addDraftOrderNonce: Decision<'AddDraftOrderNonce'> = (command, state) => {
  const { nonce } = command;
  const teamId = command.teamId ?? teamOfPicker(state, command.actor) ?? refuse('not_your_team');
  if (!isPickerOf(state, teamId, command.actor)) refuse('not_your_team', { teamId });
  if (state.status === 'configuring') refuse('order_not_committed');
  const { draftId, commitment } = inState(state, 'order_committed');
  if (!ORDER_NONCE.test(nonce)) refuse('nonce_invalid');
  if (commitment.nonces.some((added) => added.teamId === teamId && added.nonce === nonce)) return [];
  return [{ type: 'DraftOrderNonceAdded', data: { draftId, roll: commitment.roll, teamId, nonce } }];
};

export const revealDraftOrder: Decision<'RevealDraftOrder'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, ...untilStart);
  if (draft.status === 'configuring') return refuse('order_not_committed');
  if (draft.status !== 'order_committed') return [];
  const { draftId, commitment } = draft;
  const { roll, seed, nonces, committedAt } = commitment;
  const revealAt = Date.parse(committedAt ?? '') + PUBLIC_FOR_MS;
  if (command.actor.kind === 'process' && Date.parse(command.at) < revealAt)
    throw new NotYetDue(new Date(revealAt).toISOString());
  if (commitOf(draftId, commitment.participantsHash, seed) !== commitment.commit)
    refuse('seed_mismatch', { roll });
  const proof = orderProof({ draftId, teamIds: teamIdsOf(draft), seed, nonces });
  if (proof.participantsHash !== commitment.participantsHash) refuse('participants_changed', { roll });
  const data = { draftId, roll, seed, nonces: [...nonces], order: [...proof.order] };
  return [{ type: 'DraftOrderRevealed', data }];
};
