import { refuse } from '../draft.errors';
import type { Setup } from '../draft.state';
import { enoughTeams } from '../readiness';

/** An order may be rolled or set again until the start. From the lobby this closes it: its placements follow the order. */
export const untilStart = ['configuring', 'order_committed', 'order_locked', 'lobby'] as const;
/** As long as rosters are not published and nobody has called the draft off. */
export const untilPublished = [...untilStart, 'live', 'paused', 'completed'] as const;
export const teamIdsOf = ({ teams }: Setup): readonly string[] => teams.map(({ teamId }) => teamId);

export const requireTeams = (draft: Setup): void => {
  const item = enoughTeams(draft);
  if (!item.ok) refuse('not_ready', { missing: [item] });
};
