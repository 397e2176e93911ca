import type { CommandResult } from '@fieldhouse/kernel';
import { draftSettings } from '../draft-settings';
import type { TestApp } from '../http-app';

type Api = Pick<TestApp, 'send' | 'command'>;
type Team = { readonly teamId: string; readonly people: readonly unknown[] };

/** Who plants reasons in the draft of which league of theirs, and a guest who runs it too and stays. */
export type DraftPlanting = {
  readonly leagueId: string;
  readonly token: string;
  readonly guest: { readonly email: string; readonly token: string };
  /** Makes a text to plant. */
  readonly plant: (where: string) => string;
};

const TEAMS = 2;
const ROUNDS = 2;

/** Asks again and again. @returns the first answer that fits */
export const waitFor = async <T>(ask: () => Promise<T>, holds: (found: T) => boolean): Promise<T> => {
  for (;;) {
    const found = await ask();
    if (holds(found)) return found;
  }
};

/** Gives a reason wherever a draft asks for one, and leaves it paused, with another pause planned. */
export const plantReasons = async (
  api: Api,
  { leagueId, token, guest, plant }: DraftPlanting,
): Promise<void> => {
  const at = `/leagues/${leagueId}`;
  const mine = (method: string, path: string, body?: object): Promise<CommandResult> =>
    api.command(method, `${at}${path}`, { token, body });
  const draft = (method: string, path: string, body: object = {}): Promise<CommandResult> =>
    mine(method, `/draft${path}`, body);
  const teamsOnce = async (hold: (teams: readonly Team[]) => boolean): Promise<readonly Team[]> => {
    const ask = () => api.send<{ teams: readonly Team[] }>('GET', at, { token });
    return (await waitFor(ask, ({ status, body }) => status === 200 && hold(body.teams))).body.teams;
  };
  const why = (where: string) => ({ reason: plant(where) });

  for (let team = 0; team < TEAMS; team += 1)
    await mine('POST', '/teams', { name: `Team ${team}`, color: '#0B6B4A' });
  for (let player = 0; player < TEAMS * ROUNDS; player += 1)
    await mine('POST', '/pool/players', {
      ...{
        externalId: null,
        firstName: 'Some',
        lastName: 'Player',
        birthDate: null,
        hometown: null,
        phone: null,
      },
      ...{ gender: null, positions: ['P'], rating: 5, nights: [], comment: null, ownColumns: [] },
    });
  const order = (await teamsOnce(({ length }) => length === TEAMS)).map(({ teamId }) => teamId);
  const offers = [
    { kind: 'staff', role: 'commissioner' },
    ...order.map((teamId) => ({ kind: 'team', teamId, role: 'proxy' })),
  ];
  for (const offer of offers) await mine('POST', '/invitations', { email: guest.email, offer });
  const { body: invited } = await waitFor(
    () =>
      api.send<readonly { leagueId: string; token: string }[]>('GET', '/leagues/invitations', {
        token: guest.token,
      }),
    ({ body }) => body.filter((one) => one.leagueId === leagueId).length === offers.length,
  );
  for (const one of invited.filter((some) => some.leagueId === leagueId))
    await api.command('POST', `/leagues/invites/${one.token}/accept`, { token: guest.token });
  await teamsOnce((teams) => teams.every(({ people }) => people.length > 0));

  await draft('PUT', '', { settings: draftSettings(ROUNDS) });
  await draft('POST', '/cancel', why('cancelReason'));
  await draft('POST', '/reopen', why('reopenReason'));
  await draft('POST', '/order/commit', { reason: null });
  await draft('POST', '/order/commit', why('rollReason'));
  await draft('PUT', '/order', { order, ...why('orderReason') });
  await waitFor(
    () => api.send('POST', `${at}/draft/lobby`, { token, body: {} }),
    ({ status }) => status < 300,
  );
  await draft('POST', '/start');
  await draft('POST', '/reset', { ...why('resetReason'), confirmation: 'RESET' });
  await draft('POST', '/start');
  await draft('PUT', '/pause-after', { afterPickNo: 1, ...why('plannedPauseReason') });
  const { body: pool } = await waitFor(
    () => api.send<{ players: readonly { playerId: string }[] }>('GET', `${at}/draft/players`, { token }),
    ({ status, body }) => status === 200 && body.players.length > 0,
  );
  await draft('POST', '/picks', { pickNo: 1, playerId: pool.players[0]?.playerId, teamId: order[0] });
  await draft('POST', '/resume', { seconds: null });
  await draft('POST', '/undo', { toPickNo: 1, ...why('undoReason') });
  await draft('POST', '/resume', { seconds: null });
  await draft('PUT', '/pause-after', { afterPickNo: 2, ...why('nextPauseReason') });
  await draft('POST', '/pause', why('pauseReason'));
};
