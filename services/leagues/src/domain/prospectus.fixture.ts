import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import type { LeagueProspectus, LeagueWaiver } from '@fieldhouse/values';
import type { ProspectusAction, ProspectusCommand, ProspectusLeague } from './prospectus.commands';

/** The league of a prospectus in which specs act: Ana owns it, Ben is commissioner, Cal leads a team. */
export const leagueId = 'l1';
/** Before its registration opens. */
export const at = '2026-02-01T18:00:00.000Z';
export const league: ProspectusLeague = {
  ownerIds: ['ana'],
  staffIds: ['ana', 'ben'],
  memberAccountIds: ['ana', 'ben', 'cal'],
  positions: ['P', 'C', 'SS'],
  rosterSize: 15,
  gameNights: ['tue'],
  zone: 'America/New_York',
};

/** Of softball teams on Tuesdays, with free agents and groups, in spring. */
export const prospectus: LeagueProspectus = {
  format: 'team',
  about: 'Slow-pitch for everybody.',
  level: 'recreational',
  genderType: 'coed',
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  startsOn: '2026-04-14',
  endsOn: '2026-06-30',
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  phases: [
    { kind: 'regular', startsOn: '2026-04-14', endsOn: '2026-06-16' },
    { kind: 'playoffs', startsOn: '2026-06-23', endsOn: '2026-06-30' },
  ],
  divisions: [
    { divisionId: 'a', name: 'A' },
    { divisionId: 'b', name: 'B' },
  ],
  windows: {
    opensAt: '2026-03-01T14:00:00.000Z',
    earlyUntil: '2026-03-15T04:00:00.000Z',
    regularUntil: '2026-04-01T04:00:00.000Z',
    lateUntil: '2026-04-08T04:00:00.000Z',
  },
  currency: 'USD',
  prices: {
    team: { early: 80_000, regular: 90_000, late: 95_000 },
    free_agent: { early: null, regular: 7_500, late: null },
  },
  groupSize: 3,
  charges: [{ name: 'Referees', amount: 500 }],
  refunds: [
    { until: '2026-03-31', percent: 100 },
    { until: '2026-04-10', percent: 50 },
  ],
  places: {
    players: 120,
    positions: [{ position: 'P', maximum: 12 }],
    genders: [{ gender: 'man', maximum: 80 }],
  },
  waitlist: true,
  approval: false,
  eligibility: [],
  paidFirst: false,
  questions: [
    {
      questionId: 'shirt',
      label: 'Shirt size',
      kind: 'shirt',
      options: [],
      required: true,
      of: 'person',
    },
  ],
  roster: { minimum: 12, freezeOn: '2026-05-30' },
  placedBy: '2026-04-21',
  payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
  previousLeagueId: null,
};
export const waiver: LeagueWaiver = {
  title: 'Assumption of risk',
  text: 'I know that softball is played with a hard ball.',
  required: true,
  expiry: { kind: 'season' },
};
export const textHash = 'a'.repeat(64);

/** What Ana asks, unless somebody else is named; before registration opens, unless another instant is. */
export const command = (
  action: ProspectusAction,
  accountId = 'ana',
  when = at,
): ProspectusCommand & { readonly type: typeof action.type } => ({
  ...action,
  leagueId,
  league,
  actor: { kind: 'account', accountId },
  at: when,
});
export const wasSet = (change: Partial<LeagueProspectus> = {}): ProspectusEvent => ({
  type: 'ProspectusSet',
  data: { leagueId, prospectus: { ...prospectus, ...change } },
});
export const published: ProspectusEvent = {
  type: 'LeaguePublished',
  data: { leagueId, publishedAt: at },
};
export const issued = (version = 1, change: Partial<LeagueWaiver> = {}): ProspectusEvent => ({
  type: 'WaiverIssued',
  data: { leagueId, waiverId: 'w1', version, waiver: { ...waiver, ...change }, textHash },
});
