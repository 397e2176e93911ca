import type { CommandResult } from '@fieldhouse/kernel';
import type { TestApp } from '../http-app';
import { teamBody } from '../team';
import { plantInChat, plantInDirectChat } from './planting-chat';
import { waitFor } from './planting-draft';

type Api = Pick<TestApp, 'send' | 'command'>;
type TeamAnswer = {
  readonly members: readonly { readonly memberId: string; readonly accountId: string }[];
  readonly running: { readonly link: { readonly path: string } | null } | null;
  readonly me: { readonly memberId: string } | null;
};

/** Who plants words in teams, at which address they are invited, and somebody who is in teams with them and stays. */
export type TeamPlanting = {
  readonly token: string;
  readonly email: string;
  readonly guest: { readonly token: string };
  /** Makes a text to plant. */
  readonly plant: (where: string) => string;
};

/**
 * Gives a reason wherever a team asks for one, writes in its chat and to somebody of it alone, asks to join another team and is invited to it.
 * @returns a request of the chat
 */
export const plantInTeams = async (
  api: Api,
  { token, email, guest, plant }: TeamPlanting,
): Promise<object> => {
  const create = async (by: string): Promise<string> => {
    const { streamId } = await api.command('POST', '/teams', { token: by, body: teamBody });
    return `/teams/${streamId.slice('team-'.length)}`;
  };
  const mine = (path: string, method: string, body?: object): Promise<CommandResult> =>
    api.command(method, path, { token, body });
  const teamOnce = async (
    at: string,
    by: string,
    holds: (team: TeamAnswer) => boolean,
  ): Promise<TeamAnswer> => {
    const ask = () => api.send<TeamAnswer>('GET', at, { token: by });
    return (await waitFor(ask, ({ status, body }) => status === 200 && holds(body))).body;
  };

  const own = await create(token);
  await mine(`${own}/link`, 'POST', {});
  const { running } = await teamOnce(own, token, (team) => Boolean(team.running?.link));
  const link = running?.link?.path.split('team=')[1] ?? '';
  await api.command('POST', `/teams/invites/${link}/accept`, { token: guest.token });
  const { me, members } = await teamOnce(own, guest.token, (team) => team.me !== null);
  const accountIds = members.map(({ accountId }) => accountId);
  await plantInDirectChat(api, { accountIds, token, plant });
  const said = await plantInChat(api, { teamId: own.slice('/teams/'.length), token, guest, plant });
  const member = `${own}/members/${me?.memberId}`;
  await mine(`${member}/status`, 'PUT', { status: 'inactive', reason: plant('statusReason') });
  await mine(`${member}/remove`, 'POST', { reason: plant('removalReason') });

  const other = await create(guest.token);
  await mine(`${other}/requests`, 'POST', { message: plant('joinMessage') });
  await api.command('POST', `${other}/invitations`, {
    token: guest.token,
    body: { emails: [email], role: 'player' },
  });
  return said;
};
