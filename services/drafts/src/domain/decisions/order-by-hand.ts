import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissioned, saidIn } from '../draft.guards';
import { untilStart } from '../readiness';
import { requireTeams, teamIdsOf } from './order';

export const setDraftOrderByHand: Decision<'SetDraftOrderByHand'> = (command, state) => {
  const draft = commissioned(command, state, ...untilStart);
  const { order } = command;
  const teamIds = teamIdsOf(draft);
  requireTeams(draft);
  const missing = teamIds.filter((teamId) => !order.includes(teamId));
  const unknown = order.filter((teamId) => !teamIds.includes(teamId));
  const repeated = order.filter((teamId, place) => order.indexOf(teamId) !== place);
  if (missing.length + unknown.length + repeated.length > 0)
    refuse('order_invalid', { missing, unknown, repeated });
  const said = saidIn(command);
  if ('order' in draft && isDeepStrictEqual(draft.order, order)) return [];
  return [{ type: 'DraftOrderSetByHand', data: { draftId: draft.draftId, order: [...order], ...said } }];
};
