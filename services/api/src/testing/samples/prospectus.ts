import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import { factAt } from '../draft-league';
import type { Cast } from '../roles';
import { body, nothing, reason, type Make, type Samples } from '../sample';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const dayIn = (days: number): string => inDays(days).slice(0, 'yyyy-mm-dd'.length);

/** Of a league for which teams register from a month ahead on. */
export const prospectusBody = () => ({
  format: 'team',
  about: 'Slow-pitch for everybody.',
  level: 'recreational',
  genderType: 'coed',
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  startsOn: dayIn(70),
  endsOn: dayIn(140),
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  phases: [{ kind: 'regular', startsOn: dayIn(70), endsOn: dayIn(140) }],
  divisions: [{ divisionId: 'a', name: 'A' }],
  windows: { opensAt: inDays(30), earlyUntil: null, regularUntil: inDays(60), lateUntil: null },
  currency: 'USD',
  prices: { team: { early: null, regular: 0, late: null } },
  groupSize: 3,
  charges: [],
  refunds: [{ until: dayIn(60), percent: 100 }],
  places: { players: null, positions: [], genders: [] },
  waitlist: true,
  approval: false,
  eligibility: [],
  paidFirst: false,
  questions: [],
  roster: { minimum: 1, freezeOn: null },
  placedBy: null,
});
const waiver = {
  title: 'Assumption of risk',
  text: 'I know that softball is played with a hard ball.',
  required: true,
  expiry: { kind: 'season' },
};

/** One that the cast's league has: there may be no more than ten, and none anew once it is cancelled. */
const waiverOf = async ({ app, league: { leagueId, owner } }: Cast): Promise<string> => {
  const events = await app.eventsOf<ProspectusEvent>(`prospectus-${leagueId}`);
  const isOver = events.some(({ type }) => type === 'LeagueCancelled');
  const retired = events.flatMap(({ type, data }) => (type === 'WaiverRetired' ? [data.waiverId] : []));
  const last = events.findLast(
    ({ type, data }) => type === 'WaiverIssued' && (isOver || !retired.includes(data.waiverId)),
  );
  if (last?.type === 'WaiverIssued') return last.data.waiverId;
  const path = `/leagues/${leagueId}/waivers`;
  const { revision } = await app.command('POST', path, { token: owner.token, body: waiver });
  return factAt(app, `prospectus-${leagueId}`, revision, 'waiverId');
};
const onWaiver =
  (content?: unknown): Make =>
  async (cast) => ({
    params: { waiverId: await waiverOf(cast) },
    ...(content === undefined ? {} : { body: content }),
  });

/** What leagues say to those who may join them. */
export const samples: Samples = {
  'GET /api/managed-leagues': nothing,
  'GET /api/leagues/{leagueId}/prospectus': nothing,
  'PUT /api/leagues/{leagueId}/prospectus': () => ({ body: prospectusBody() }),
  'POST /api/leagues/{leagueId}/publication': nothing,
  'DELETE /api/leagues/{leagueId}/publication': nothing,
  'POST /api/leagues/{leagueId}/waivers': body(waiver),
  'PUT /api/leagues/{leagueId}/waivers/{waiverId}': onWaiver({ ...waiver, title: 'Risk' }),
  'DELETE /api/leagues/{leagueId}/waivers/{waiverId}': onWaiver(),
  'POST /api/leagues/{leagueId}/cancellation': body({ reason }),
};
