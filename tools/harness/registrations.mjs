import { randomUUID } from 'node:crypto';
import { append, catalogOf } from './drafts.mjs';

const DAY_MS = 86_400_000;

/** What somebody alone gives to register. */
export const SAVED = {
  ...{ kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' },
  person: {
    ...{ firstName: 'Robin', lastName: 'Hale', birthDate: '1990-04-01', gender: 'woman' },
    ...{ positions: ['SS'], level: 5, nights: ['tue'] },
  },
};

const instantAfter = (days) => new Date(Date.now() + days * DAY_MS).toISOString();
const dayAfter = (days) => instantAfter(days).slice(0, 'yyyy-mm-dd'.length);

/** A league that anybody registers with, for so many places, as the facts it would consist of. @returns its id */
export const seedOpenLeague = async (system, client, players) => {
  const leagueId = randomUUID();
  const catalog = catalogOf(system);
  await append(catalog, client, `league-${leagueId}`, [
    {
      type: 'LeagueCreated',
      data: {
        ...{ leagueId, ownerId: randomUUID(), name: 'The last places', sport: 'softball', season: 'Spring' },
        ...{ teamCount: 12, rosterSize: 15, limits: { positions: [], genders: [] } },
        ...{ gameNights: ['tue'], zone: 'America/New_York' },
      },
    },
  ]);
  const prospectus = {
    ...{ format: 'individual', about: 'For everybody.', level: 'recreational', genderType: 'open' },
    ...{ startsOn: dayAfter(70), endsOn: dayAfter(140) },
    venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
    times: [{ night: 'tue', from: '18:30', to: '22:00' }],
    ...{ phases: [], divisions: [], currency: 'USD', groupSize: 3, refunds: [], eligibility: [] },
    windows: { opensAt: instantAfter(-1), earlyUntil: null, regularUntil: instantAfter(60), lateUntil: null },
    prices: { free_agent: { early: null, regular: 0, late: null } },
    ...{ charges: [], places: { players, positions: [], genders: [] }, placedBy: null },
    ...{ waitlist: true, approval: false, paidFirst: false, questions: [] },
    roster: { minimum: 8, freezeOn: null },
    payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
  };
  await append(catalog, client, `prospectus-${leagueId}`, [
    { type: 'ProspectusSet', data: { leagueId, prospectus } },
    { type: 'LeaguePublished', data: { leagueId, publishedAt: new Date().toISOString() } },
  ]);
  return leagueId;
};
