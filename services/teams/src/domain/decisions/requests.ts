import type { TeamEvent } from '@fieldhouse/events/teams';
import type { TeamCommandOf } from '../team.commands';
import { TeamError } from '../team.errors';
import { memberOfAccount, requireActive, requireLetIn } from '../team-members';
import type { CreatedTeam, JoinRequest } from '../team.state';
import { requestSettled, takenIn } from './settled';

/** What may wait for a team's answer at a time. */
const OPEN_REQUESTS = 100;

/** A team that is open to everybody takes people in at once; one by invitation only takes no requests. */
export const requestToJoin = (
  { requestId, message, confirmedAddress, actor, at }: TeamCommandOf<'RequestToJoin'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  if (actor.kind !== 'account') throw new TeamError('by_invitation_only');
  const { accountId } = actor;
  const { teamId, details, requests } = team;
  if (memberOfAccount(team, accountId)) throw new TeamError('already_member');
  // A team that has been opened to everybody since takes in who waits as anybody else.
  if (details.joinPolicy !== 'open' && requests.some((one) => one.accountId === accountId)) return [];
  requireActive(team);
  if (details.joinPolicy === 'invite') throw new TeamError('by_invitation_only');
  if (confirmedAddress === null) throw new TeamError('email_unconfirmed');
  if (details.joinPolicy === 'open') {
    requireLetIn(team, accountId);
    return takenIn(team, { accountId, confirmedAddress }, { by: 'open', at });
  }
  if (requests.length >= OPEN_REQUESTS) throw new TeamError('too_many_requests_open');
  return [{ type: 'JoinRequested', data: { teamId, requestId, accountId, message: message || null } }];
};

export const withdrawJoinRequest = (
  { actor }: TeamCommandOf<'WithdrawJoinRequest'>,
  { teamId, requests }: CreatedTeam,
): readonly TeamEvent[] =>
  requests
    .filter((one) => actor.kind === 'account' && one.accountId === actor.accountId)
    .map(({ requestId }) => ({ type: 'JoinRequestWithdrawn', data: { teamId, requestId } }));

export const acceptJoinRequest = (
  { requestId, confirmedAddress, at }: TeamCommandOf<'AcceptJoinRequest'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  requireActive(team);
  const { accountId } = requestOf(team, requestId);
  // Whoever has come meanwhile, as by a league, answers by themselves what they are invited to.
  return memberOfAccount(team, accountId)
    ? requestSettled(team, accountId)
    : takenIn(team, { accountId, confirmedAddress }, { by: 'request', at });
};

export const declineJoinRequest = (
  { requestId }: TeamCommandOf<'DeclineJoinRequest'>,
  team: CreatedTeam,
): readonly TeamEvent[] => {
  const { accountId } = requestOf(team, requestId);
  return [{ type: 'JoinRequestDeclined', data: { teamId: team.teamId, requestId, accountId } }];
};

const requestOf = ({ requests }: CreatedTeam, requestId: string): JoinRequest => {
  const request = requests.find((one) => one.requestId === requestId);
  if (!request) throw new TeamError('request_unknown');
  return request;
};
