import type { LeagueProspectus, OpenLeagueCard, OpenLeagueView } from '@fieldhouse/api-contract';
import { prospectus, waiver } from './league-samples';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Of a softball league of teams whose registration is open at its early price for three more days. */
export const leagueProspectus = (change: Partial<LeagueProspectus> = {}): LeagueProspectus => ({
  ...prospectus,
  ...{ startsOn: '2099-04-14', endsOn: '2099-06-30' },
  phases: [{ kind: 'playoffs', startsOn: '2099-06-23', endsOn: '2099-06-30' }],
  divisions: [{ divisionId: 'a', name: 'A' }],
  windows: {
    ...{ opensAt: inDays(-2), earlyUntil: inDays(3), regularUntil: inDays(10), lateUntil: null },
  },
  prices: { team: { early: 80_000, regular: 90_000, late: null } },
  refunds: [{ until: '2099-04-01', percent: 100 }],
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
    ...{ opensAt: windows.opensAt, closesAt: windows.regularUntil, draftAt: null },
    ...{ prices: [{ kind: 'team', amount: 80_500 }], pricesUntil: windows.earlyUntil },
    teams: { taken: 5, of: 12, waiting: 0 },
    players: { taken: 0, of: null, waiting: 0 },
    ...change,
  };
};

export const openLeagueView = (change: Partial<OpenLeagueView> = {}): OpenLeagueView => ({
  ...openLeague(),
  ...{ position: '0', rosterSize: 15, prospectus: leagueProspectus(), priorLeagues: [], divisions: [] },
  ...{ lastSeason: null, nextSeason: null },
  waivers: [{ ...waiver, expiry: { kind: 'never' } }],
  ...change,
});
