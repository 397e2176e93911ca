import type { Viewer } from '../../api/drafts.api';

/** The room for a wall. */
export const projectorPath = ({ leagueId, spectator }: Viewer): string => {
  const query = new URLSearchParams({ view: 'projector', ...(spectator === undefined ? {} : { spectator }) });
  return `/complex/leagues/${leagueId}/draft/room?${query.toString()}`;
};
