import type { CommandResult } from '@fieldhouse/kernel';
import { v4 as uuidv4 } from 'uuid';
import { turnOnSecondFactor } from '../second-factor';
import type { TestApp } from '../http-app';
import { plantDiscipline } from './planting-discipline';
import { plantReasons, waitFor } from './planting-draft';
import { plantRegistration } from './planting-registration';
import { plantScheduleWords } from './planting-schedule';
import { plantInTeams } from './planting-team';

type Api = Pick<TestApp, 'send' | 'command' | 'storedEventsOf'>;
const PASSWORD = 'correct horse';

/** Somebody about whom something stands in every field that the product has. */
export type PlantedPerson = {
  readonly accountId: string;
  readonly token: string;
  readonly leagueId: string;
  /** A league that they own, in whose draft they gave reasons. */
  readonly ownLeagueId: string;
  /** Every text that must be gone, by where it was put. */
  readonly planted: Readonly<Record<string, string>>;
  /** Requests whose digests must not be found, as the product digests them. */
  readonly requests: readonly object[];
};
/** Who runs the installation and a league, and stays. */
export type Staff = {
  readonly admin: string;
  readonly owner: string;
  readonly ownerEmail: string;
  readonly leagueId: string;
};

const league = (name: string) => ({
  name,
  sport: 'softball',
  season: '2026',
  teamCount: 2,
  rosterSize: 3,
  limits: { positions: [], genders: [] },
  gameNights: ['tue'],
  zone: 'America/New_York',
});

/** Signs up a site admin with a second factor and the owner of a league. @param adminEmail the first site admin's */
export const signUpStaff = async (api: Api, adminEmail: string): Promise<Staff> => {
  const admin = await signUp(api, { email: adminEmail, firstName: 'Site', lastName: 'Admin' });
  await turnOnSecondFactor(api, { token: admin.token });
  const ownerEmail = `owner-${uuidv4()}@example.org`;
  const owner = await signUp(api, { email: ownerEmail, firstName: 'Ora', lastName: 'Owner' });
  const { streamId } = await api.command('POST', '/leagues', {
    token: owner.token,
    body: league('The league'),
  });
  const leagueId = streamId.slice('league-'.length);
  return { admin: admin.token, owner: owner.token, ownerEmail, leagueId };
};

const signUp = async (
  api: Api,
  who: { readonly email: string; readonly firstName: string; readonly lastName: string },
): Promise<{ readonly accountId: string; readonly token: string }> => {
  const { status, body } = await api.send<{ access_token: string; user: { id: string } }>(
    'POST',
    '/auth/signup',
    { body: { ...who, password: PASSWORD }, headers: { 'idempotency-key': uuidv4() } },
  );
  if (status !== 200) throw new Error(`signing up answered ${status}: ${JSON.stringify(body)}`);
  return { accountId: body.user.id, token: body.access_token };
};

const revisionOf = async (api: Api, admin: string, accountId: string): Promise<number> => {
  for (;;) {
    const { status, body } = await api.send<{ revision: number }>('GET', `/admin/users/${accountId}`, {
      token: admin,
    });
    if (status === 200) return body.revision;
  }
};

/** Plants a text in every field, through the API. */
export const plantPerson = async (api: Api, staffOf: Staff): Promise<PlantedPerson> => {
  const { admin, owner, ownerEmail, leagueId } = staffOf;
  const mark = uuidv4()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const word = (what: string): string => `${what}q${mark}`;
  const digits = String(Number.parseInt(uuidv4().slice(0, 8), 16))
    .padStart(10, '4')
    .slice(0, 10);
  const planted: Record<string, string> = {};
  const plant = (where: string, text = word(where)): string => (planted[where] = text);

  const email = plant('email', `${word('mail')}@example.org`);
  const first = { firstName: plant('firstName'), lastName: plant('lastName') };
  const { accountId, token } = await signUp(api, { email, ...first });
  const mine = (method: string, path: string, body?: object): Promise<CommandResult> =>
    api.command(method, path, { token, body });
  const staff = (method: string, path: string, body?: object): Promise<CommandResult> =>
    api.command(method, `/leagues/${leagueId}${path}`, { token: owner, body });

  const names = { firstName: plant('newFirstName'), lastName: plant('newLastName') };
  await mine('PUT', '/account/names', names);
  await mine('POST', '/account/email-change', {
    email: plant('newEmail', `${word('next')}@example.org`),
    password: PASSWORD,
  });
  const card = {
    bio: plant('bio'),
    area: plant('area'),
    phone: plant('phone', `+1 ${digits}`),
    jerseySize: 'XL',
  };
  await mine('PUT', '/player/details', card);
  await mine('PUT', '/player/availability', {
    week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    exceptions: [{ from: '2026-06-01', to: '2026-06-02', available: false, note: plant('availabilityNote') }],
  });
  await mine('PUT', '/beta/application', {
    complexName: plant('complexName'),
    city: plant('city'),
    sports: [],
    arenas: null,
    contactName: plant('contactName'),
    contactPhone: plant('contactPhone', `+2 ${digits}`),
  });
  const message = {
    name: plant('contactFormName'),
    email,
    topic: 'support',
    message: plant('contactMessage'),
  };
  await api.command('POST', '/contact', { body: message });
  const role = { change: 'grant', role: 'complex_owner', reason: plant('roleReason') };
  await waitFor(
    async () =>
      api.send('POST', `/admin/users/${accountId}/roles`, {
        token: admin,
        body: role,
        headers: { 'if-match': `"${await revisionOf(api, admin, accountId)}"` },
      }),
    // Until the admin's view has come to what the account is.
    ({ status }) => status !== 412,
  );

  const details = {
    externalId: plant('externalId'),
    firstName: plant('playerFirstName'),
    lastName: plant('playerLastName'),
    birthDate: '1988-08-26',
    hometown: plant('hometown'),
    phone: plant('playerPhone', `+3 ${digits}`),
    gender: 'woman',
    positions: ['P'],
    rating: 7.25,
    nights: ['tue'],
    comment: plant('comment'),
    ownColumns: [{ column: plant('ownColumn'), value: plant('ownColumnValue') }],
  };
  await staff('POST', '/pool/players', details);
  const { body: pool } = await waitFor(
    () =>
      api.send<{ players: { playerId: string; externalId: string | null }[] }>(
        'GET',
        `/leagues/${leagueId}/pool`,
        { token: owner },
      ),
    ({ body }) => body.players.some(({ externalId }) => externalId === details.externalId),
  );
  const playerId = pool.players.find(({ externalId }) => externalId === details.externalId)?.playerId ?? '';
  await staff('POST', `/pool/players/${playerId}/notes`, { text: plant('evaluatorNote') });
  const invite = (offer: object): Promise<CommandResult> => staff('POST', '/invitations', { email, offer });
  await invite({ kind: 'player', playerId });
  const { body: invited } = await waitFor(
    () => api.send<{ token: string }[]>('GET', '/leagues/invitations', { token }),
    ({ body }) => body.length > 0,
  );
  await mine('POST', `/leagues/invites/${invited[0]?.token}/accept`);
  // One that nobody answers.
  await invite({ kind: 'staff', role: 'scorekeeper' });
  await staff('POST', `/pool/players/${playerId}/withdraw`, { reason: plant('withdrawalReason') });

  await plantRegistration(api, { leagueId, owner, token, plant });

  const discipline = await plantDiscipline(api, { leagueId, owner, accountId, plant });

  const own = await mine('POST', '/leagues', league('A league of their own'));
  const ownLeagueId = own.streamId.slice('league-'.length);
  const guest = { email: ownerEmail, token: owner };
  await plantReasons(api, { leagueId: ownLeagueId, token, guest, plant });
  const broadcast = { audience: 'everybody', text: plant('broadcast') };
  await mine('POST', `/leagues/${ownLeagueId}/broadcasts`, broadcast);
  await plantScheduleWords(api, { leagueId: ownLeagueId, email, token, plant });
  const said = await plantInTeams(api, { token, email, guest, plant });
  const deviceId = uuidv4();
  const device = {
    name: plant('deviceName'),
    endpoint: `http://127.0.0.1:1/${plant('deviceEndpoint')}`,
    p256dh: plant('deviceKey', `BCVxsr7N_eNgVRqvHtD0zTZsEc6_${mark}`),
    auth: plant('deviceSecret', `BTBZMqHH6r4Tts7J_${mark}`),
  };
  await mine('PUT', `/notification-settings/devices/${deviceId}`, device);
  const file = new FormData();
  file.append('file', new Blob(['First name,Last name\nBen,Ode\n']), `${plant('importFileName')}.csv`);
  await api.command('POST', `/leagues/${ownLeagueId}/pool/imports`, {
    token,
    body: file,
  });
  // A wrong password leaves a mark where attempts are counted.
  await api.send('POST', '/auth/token?grant_type=password', { body: { email, password: 'wrong horse' } });

  return {
    accountId,
    token,
    leagueId,
    ownLeagueId,
    planted,
    requests: [
      ...[said, ...discipline],
      { type: 'AddPushDevice', deviceId, ...device },
      { type: 'ChangeNames', accountId, ...names },
      {
        type: 'RegisterAccount',
        accountId,
        email,
        ...first,
        termsVersion: null,
        privacyVersion: null,
        intent: null,
      },
      { type: 'ChangePlayerDetails', accountId, details: card },
      { type: 'ChangePlayerDetails', details: card, accountId },
      { type: 'AddEvaluatorNote', playerId, text: planted['evaluatorNote'] },
      { type: 'RegisterPlayer', details },
      { type: 'LinkPlayerAccount', playerId, email },
      { type: 'SendBroadcast', ...broadcast },
      { type: 'PauseDraft', reason: planted['pauseReason'] },
      { type: 'PauseDraft', reason: planted['pauseReason'], leagueId: ownLeagueId },
    ],
  };
};

/** The person leaves for good. @throws unless it was accepted */
export const erasePerson = async (api: Api, { token }: Pick<PlantedPerson, 'token'>): Promise<void> => {
  const body = { password: PASSWORD, confirmation: 'ERASE' };
  const answer = await api.send('POST', '/account/erase', { token, body });
  if (answer.status !== 204)
    throw new Error(`erasing answered ${answer.status}: ${JSON.stringify(answer.body)}`);
};
