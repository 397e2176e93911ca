import type { DraftEvent } from '@fieldhouse/events/drafts';
import { roundOf } from '@fieldhouse/values';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissionedOrByProcess } from '../draft.guards';
import { evolve } from '../draft.evolve';
import { type DraftState, hasBoard } from '../draft.state';
import { freeCaptains, placements } from '../board/placements';
import { poolOf } from '../board/pool';
import { missingFor } from '../readiness';
import { type PoolCandidate, playersAtOnce, withTiers } from '../board/tiers';
import { advance } from './advance';

const requireReady = (state: DraftState, players?: readonly PoolCandidate[]): void => {
  const missing = missingFor(state, players);
  if (missing.length > 0) refuse('not_ready', { missing });
};

export const openDraftLobby: Decision<'OpenDraftLobby'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, 'order_locked', 'lobby');
  if (draft.status === 'lobby') return [];
  requireReady(draft, command.players);
  const { draftId, order, settings, teams } = draft;
  const all = withTiers(command.players, order.length, settings.rounds);
  const players = all.slice(0, playersAtOnce);
  const captains = [...freeCaptains(settings, teams, poolOf(players, settings))];
  const data = { draftId, players, freeCaptains: captains };
  const opened: DraftEvent = {
    type: 'DraftLobbyOpened',
    data: all.length > players.length ? { ...data, more: true } : data,
  };
  const lobby = evolve(draft, opened);
  const placed = hasBoard(lobby) ? placements(settings, teams, lobby.board) : [];
  return [
    opened,
    ...placed.map(({ pickNo, teamId, playerId, source }): DraftEvent => {
      const round = roundOf(pickNo, order.length);
      const unmade = {
        why: null,
        assignedRating: null,
        pickedAt: command.at,
        remainingSeconds: null,
        madeIn: 0,
      };
      return { type: 'PlayerPicked', data: { draftId, pickNo, round, teamId, playerId, source, ...unmade } };
    }),
  ];
};

export const startDraft: Decision<'StartDraft'> = (command, state) => {
  const draft = commissionedOrByProcess(command, state, 'lobby', 'live');
  if (draft.status === 'live') return [];
  requireReady(draft);
  const { draftId } = draft;
  const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: command.at } };
  return advance(draft, [started], { at: command.at }, '');
};
