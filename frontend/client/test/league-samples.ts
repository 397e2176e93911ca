import type { LeagueProspectus, ManagedLeague, ProspectusView, WaiverView } from '@fieldhouse/api-contract';

/** Of teams on Tuesdays, for which people register from December 2026 to April 2027. */
export const prospectus: LeagueProspectus = {
  format: 'team',
  about: 'Slow-pitch for everybody.',
  level: 'recreational',
  genderType: 'coed',
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  startsOn: '2027-05-04',
  endsOn: '2027-06-29',
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  phases: [],
  divisions: [],
  windows: {
    opensAt: '2026-12-01T14:00:00.000Z',
    earlyUntil: null,
    regularUntil: '2027-04-27T03:59:00.000Z',
    lateUntil: null,
  },
  currency: 'USD',
  prices: {
    team: { early: null, regular: 90_000, late: null },
    free_agent: { early: null, regular: 7_500, late: null },
  },
  groupSize: 3,
  charges: [{ name: 'Referees', amount: 500 }],
  refunds: [{ until: '2027-04-20', percent: 100 }],
  places: { players: null, positions: [], genders: [] },
  waitlist: true,
  approval: false,
  eligibility: [],
  paidFirst: false,
  questions: [],
  roster: { minimum: 2, freezeOn: null },
  placedBy: '2027-05-11',
  payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
  previousLeagueId: null,
};

export const waiver: WaiverView = {
  ...{ waiverId: 'w1', version: 1, textHash: 'a'.repeat(64) },
  ...{ title: 'Assumption of risk', text: 'I know that the ball is hard.', required: true },
  expiry: { kind: 'season' },
};

/** What is said of the league of the samples; by nobody yet unless told otherwise. */
export const prospectusView = (more: Partial<ProspectusView> = {}): ProspectusView => ({
  ...{ leagueId: 'L1', revision: -1, position: '00000000000000000001' },
  ...{ prospectus: null, stage: 'draft', published: false, registered: false },
  ...{ cancelled: null, waivers: [], teamDivisions: [] },
  ...more,
});

export const managedLeague = (more: Partial<ManagedLeague> = {}): ManagedLeague => ({
  ...{ leagueId: 'L1', name: 'Tuesday Softball', season: 'Spring 2027', sport: 'softball' },
  ...{
    zone: 'America/New_York',
    staffRoles: ['owner'],
    teams: 3,
    teamCount: 12,
    stage: 'draft',
    prospectus: null,
  },
  hasPeople: true,
  ...more,
});
