import type { TestApp } from '../http-app';
import { waitFor } from './planting-draft';

type Api = Pick<TestApp, 'send' | 'command'>;
type Planting = {
  readonly leagueId: string;
  /** Of the league's owner. */
  readonly owner: string;
  readonly token: string;
  readonly plant: (where: string) => string;
};
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (days: number): string => inDays(days).slice(0, 'yyyy-mm-dd'.length);
const free = { early: null, regular: 0, late: null };
const prospectus = {
  ...{ format: 'draft', about: '', level: 'recreational', genderType: 'coed', venue: null },
  ...{ startsOn: day(70), endsOn: day(140), times: [], phases: [], divisions: [] },
  windows: { opensAt: inDays(-1), earlyUntil: null, regularUntil: inDays(60), lateUntil: null },
  ...{ currency: 'USD', prices: { free_agent: free }, groupSize: 3, charges: [], refunds: [] },
  places: { players: null, positions: [], genders: [] },
  ...{ waitlist: true, approval: true, eligibility: [], paidFirst: false },
  questions: [{ questionId: 'why', label: 'Why?', kind: 'text', options: [], required: false, of: 'person' }],
  ...{ roster: { minimum: 1, freezeOn: null }, placedBy: null },
};

/** Has somebody register with a league twice: rejected first, then a player of its pool. */
export const plantRegistration = async (
  api: Api,
  { leagueId, owner, token, plant }: Planting,
): Promise<void> => {
  const path = `/leagues/${leagueId}`;
  const staff = (method: string, at: string, body?: object) =>
    api.command(method, `${path}${at}`, { token: owner, body });
  const mine = (method: string, at: string, body?: object) =>
    api.command(method, `${path}/registration${at}`, { token, body });
  await staff('PUT', '/prospectus', prospectus);
  await staff('POST', '/publication');
  type Waiver = { waiverId: string; version: number; textHash: string };
  const look = () => api.send<{ waivers?: Waiver[] }>('GET', `${path}/prospectus`, { token: owner });
  // One is enough for all of a league.
  if (!(await look()).body.waivers?.length)
    await staff('POST', '/waivers', {
      ...{ title: 'Risk', text: 'I know that the ball is hard.', required: false, expiry: { kind: 'never' } },
    });
  const { body } = await waitFor(
    look,
    (answer) => answer.status === 200 && (answer.body.waivers?.length ?? 0) > 0,
  );
  const { waiverId = '', ...signed } = body.waivers?.[0] ?? {};
  const { version, textHash } = signed as Waiver;
  const signing = { version, textHash, accepted: true, name: plant('waiverName'), adult: true };
  await mine('POST', `/waivers/${waiverId}`, signing);
  const send = async (of: string, before?: string): Promise<string> => {
    await mine('PUT', '', {
      ...{ kind: 'free_agent', teamId: null, groupId: null, answers: { why: plant(`${of}Answer`) } },
      person: {
        ...{ firstName: plant(`${of}FirstName`), lastName: plant(`${of}LastName`) },
        ...{ birthDate: '1988-08-26', gender: 'woman', positions: ['P'], level: 5, nights: [] },
      },
      requests: plant(`${of}Requests`),
    });
    await mine('POST', 's', { total: 0 });
    type Own = { registrations: { registrationId: string; status: string }[] };
    const sent = await waitFor(
      () => api.send<Own>('GET', `${path}/registration`, { token }),
      ({
        body: {
          registrations: [last],
        },
      }) => last?.status === 'pending_approval' && last.registrationId !== before,
    );
    return sent.body.registrations[0]?.registrationId ?? '';
  };
  const refused = await send('refused');
  await staff('POST', `/registrations/${refused}/rejection`, { reason: plant('rejectionReason') });
  const approved = await send('registered', refused);
  await staff('POST', `/registrations/${approved}/approval`);
  await waitFor(
    () => api.send<{ players: { playerId: string }[] }>('GET', `${path}/pool`, { token: owner }),
    (answer) => answer.body.players.some(({ playerId }) => playerId === approved),
  );
};
