import type { TeamEvent } from '@fieldhouse/events/teams';
import { daysAfter, INVITATION_DAYS } from '@fieldhouse/values';
import type { TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import { memberOfAccount, requireActive, requireLetIn } from '../team-members';
import type { CreatedTeam, TeamLink } from '../team.state';
import { takenIn } from './settled';

/**
 * A link for everybody who has it, good for 14 days. It takes the place of the one before only where that is named:
 * one that somebody else has made meanwhile may have been shared by now.
 */
export const openTeamLink = (
  { linkId, replaces, at }: TeamCommandOf<'OpenTeamLink'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  const { teamId, link } = team;
  if (link?.linkId === linkId) return [];
  if (link && link.linkId !== replaces && linkState(link, at) === 'open') throw new TeamError('link_open');
  const expiresAt = daysAfter(at, INVITATION_DAYS);
  return [...closed(team), { type: 'TeamLinkOpened', data: { teamId, linkId, expiresAt } }];
};

/** One that has been replaced works no more already; the one in its place was not meant. */
export const closeTeamLink = (
  { linkId }: TeamCommandOf<'CloseTeamLink'>,
  team: CreatedTeam,
): readonly TeamEvent[] => (team.link?.linkId === linkId ? closed(team) : []);

const closed = ({ teamId, link }: CreatedTeam): readonly TeamEvent[] =>
  link === null ? [] : [{ type: 'TeamLinkClosed', data: { teamId, linkId: link.linkId } }];

/** Whoever holds the link, or knows its code, becomes a player of the team, or what they were invited as. */
export const acceptLink = (
  { inviteId, confirmedAddress, actor, at }: TeamCommandOf<'AcceptTeamInvite'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  if (actor.kind !== 'account') throw new TeamError('invite_unknown');
  const { accountId } = actor;
  if (memberOfAccount(team, accountId)) return [];
  if (team.link?.linkId !== inviteId) throw new TeamError('invite_withdrawn');
  if (linkState(team.link, at) === 'expired') throw new TeamError('invite_expired');
  requireActive(team);
  requireLetIn(team, accountId);
  return takenIn(team, { accountId, confirmedAddress }, { by: 'link', at });
};

/** How a link stands at an instant (ISO-8601 UTC). */
export const linkState = ({ expiresAt }: TeamLink, at: string): 'open' | 'expired' =>
  Date.parse(at) >= Date.parse(expiresAt) ? 'expired' : 'open';
