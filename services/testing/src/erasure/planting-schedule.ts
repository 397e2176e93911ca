import type { CommandResult } from '@fieldhouse/kernel';
import type { TestApp } from '../http-app';
import { waitFor } from './planting-draft';

type Api = Pick<TestApp, 'send' | 'command'>;
type Planting = {
  /** A league with teams that they own. */
  readonly leagueId: string;
  /** Their confirmed address. */
  readonly email: string;
  readonly token: string;
  readonly plant: (where: string) => string;
};

/** Has somebody ask of the schedule for a team of their own league, and answer it. */
export const plantScheduleWords = async (
  api: Api,
  { leagueId, email, token, plant }: Planting,
): Promise<void> => {
  const path = `/leagues/${leagueId}`;
  const mine = (method: string, at: string, body?: object): Promise<CommandResult> =>
    api.command(method, at, { token, body });
  const { body: league } = await api.send<{ teams: readonly { teamId: string }[] }>('GET', path, { token });
  const teamId = league.teams[0]?.teamId;
  await mine('POST', `${path}/invitations`, { email, offer: { kind: 'team', teamId, role: 'co_captain' } });
  const { body: invited } = await waitFor(
    () => api.send<readonly { leagueId: string; token: string }[]>('GET', '/leagues/invitations', { token }),
    ({ body }) => body.some((one) => one.leagueId === leagueId),
  );
  await mine('POST', `/leagues/invites/${invited.find((one) => one.leagueId === leagueId)?.token}/accept`);
  const wish = { kind: 'avoid_time', night: null, when: 'after', time: '21:00' };
  await mine('POST', `${path}/schedule-requests`, { teamId, wish, note: plant('scheduleNote') });
  const { body: asked } = await waitFor(
    () =>
      api.send<{ requests: readonly { requestId: string }[] }>('GET', `${path}/schedule-requests`, { token }),
    ({ status, body }) => status === 200 && body.requests.length > 0,
  );
  await mine('PUT', `${path}/schedule-requests/${asked.requests[0]?.requestId}/answer`, {
    ...{ answer: 'declined', reason: plant('scheduleReason') },
  });
};
