import { refuse } from '../draft.errors';
import type { Setup } from '../draft.state';
import { enoughTeams, untilStart } from '../readiness';

/** As long as rosters are not published and nobody has called the draft off. */
export const untilPublished = [...untilStart, 'live', 'paused', 'completed'] as const;
export const teamIdsOf = ({ teams }: Setup): readonly string[] => teams.map(({ teamId }) => teamId);

export const requireTeams = (draft: Setup): void => {
  const item = enoughTeams(draft);
  if (!item.ok) refuse('not_ready', { missing: [item] });
};
