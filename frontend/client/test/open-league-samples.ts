import type { LeagueProspectus, OpenLeagueCard, OpenLeagueView } from '@fieldhouse/api-contract';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Of a softball league of teams whose registration is open at its early price for three more days. */
export const leagueProspectus = (change: Partial<LeagueProspectus> = {}): LeagueProspectus => ({
  ...{ format: 'team', about: 'Slow-pitch for everybody.', level: 'recreational', genderType: 'coed' },
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  ...{ startsOn: '2099-04-14', endsOn: '2099-06-30' },
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  phases: [{ kind: 'playoffs', startsOn: '2099-06-23', endsOn: '2099-06-30' }],
  divisions: [{ divisionId: 'a', name: 'A' }],
  windows: {
    ...{ opensAt: inDays(-2), earlyUntil: inDays(3), regularUntil: inDays(10), lateUntil: null },
  },
  currency: 'USD',
  prices: { team: { early: 80_000, regular: 90_000, late: null } },
  groupSize: 3,
  charges: [{ name: 'Referees', amount: 500 }],
  refunds: [{ until: '2099-04-01', percent: 100 }],
  places: { players: null, positions: [], genders: [] },
  ...{ waitlist: true, approval: false, eligibility: [], paidFirst: false },
  questions: [
    { questionId: 's', label: 'Shirt size', kind: 'shirt', options: [], required: true, of: 'person' },
  ],
  roster: { minimum: 10, freezeOn: null },
  placedBy: null,
  ...change,
});

export const openLeague = (change: Partial<OpenLeagueCard> = {}): OpenLeagueCard => {
  const { windows, prices: _, ...said } = leagueProspectus();
  const { format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist } = said;
  return {
    ...{ leagueId: 'L1', name: 'Tuesday Softball', sport: 'softball', season: 'Spring 2099' },
    ...{ zone: 'America/New_York', stage: 'open' },
    ...{ format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist },
    nights: ['tue'],
    ...{ opensAt: windows.opensAt, closesAt: windows.regularUntil },
    prices: [{ kind: 'team', amount: 80_500 }],
    teams: { taken: 5, of: 12, waiting: 0 },
    players: { taken: 0, of: null, waiting: 0 },
    ...change,
  };
};

export const openLeagueView = (change: Partial<OpenLeagueView> = {}): OpenLeagueView => ({
  ...openLeague(),
  ...{ position: '0', rosterSize: 15, prospectus: leagueProspectus(), priorLeagues: [] },
  waivers: [
    {
      ...{ waiverId: 'w1', version: 1, textHash: 'a'.repeat(64), required: true },
      ...{ title: 'Assumption of risk', text: 'I know that the ball is hard.', expiry: { kind: 'never' } },
    },
  ],
  ...change,
});
