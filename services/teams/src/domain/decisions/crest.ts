import type { TeamEvent } from '@fieldhouse/events/teams';
import { Unseen, type Actor } from '@fieldhouse/kernel';
import type { TeamCommandOf } from '../team.commands';
import { actingMember, existing, requireActive, requireManager } from '../team-members';
import type { CreatedTeam, TeamState } from '../team.state';

/** The picture is kept already; it takes the place of the drawn crest, or of the picture before it. */
export const setTeamCrest = (
  { crestId }: TeamCommandOf<'SetTeamCrest'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  const { teamId } = team;
  return crestId === team.crestId ? [] : [{ type: 'TeamCrestSet', data: { teamId, crestId } }];
};

/** From now on the crest is drawn again. */
export const removeTeamCrest = (team: CreatedTeam): readonly TeamEvent[] => {
  requireActive(team);
  return crestGone(team);
};

/** The fact that takes a picture away, where there is one. */
export const crestGone = ({ teamId, crestId }: CreatedTeam): readonly TeamEvent[] =>
  crestId === null ? [] : [{ type: 'TeamCrestRemoved', data: { teamId } }];

/** Said before anything of a picture is read. @throws Unseen, TeamError when the actor may not set the team's crest */
export const requireCrestAllowed = (state: TeamState, actor: Actor): void => {
  const team = existing(state);
  if (!actingMember(team, actor)) throw new Unseen();
  requireManager(team, actor);
  requireActive(team);
};
