import type {
  FreeAgentsView,
  LeagueProspectus,
  OwnRegistrationView,
  ProspectusView,
  RegistrationView,
  StaffRegistrationView,
  WaiverView,
} from '@fieldhouse/api-contract';
import { prospectus as ofTeams } from './league-samples';

const HOUR = 3_600_000;
/** An instant so many hours from now, ISO-8601. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Of a softball league that is open: $75.00 with insurance, alone, with friends, for a team or to one. */
export const prospectus = (more: Partial<LeagueProspectus> = {}): LeagueProspectus => ({
  ...ofTeams,
  startsOn: '2027-04-06',
  windows: { opensAt: inHours(-24), earlyUntil: inHours(48), regularUntil: inHours(240), lateUntil: null },
  prices: {
    team: { early: null, regular: 80_000, late: null },
    member: { early: null, regular: 0, late: null },
    free_agent: { early: 7_000, regular: 8_000, late: null },
    group: { early: 7_000, regular: 8_000, late: null },
  },
  groupSize: 4,
  charges: [{ name: 'Insurance', amount: 500 }],
  refunds: [{ until: '2027-03-15', percent: 50 }],
  places: { players: 40, positions: [], genders: [] },
  eligibility: [{ rule: 'age', on: '2027-04-06', from: 18, to: null }],
  questions: [
    { questionId: 'shirt', label: 'Shirt size', kind: 'shirt', options: [], required: true, of: 'person' },
    {
      questionId: 'name',
      label: 'Name on the trophy',
      kind: 'text',
      options: [],
      required: true,
      of: 'team',
    },
  ],
  roster: { minimum: 9, freezeOn: null },
  placedBy: null,
  ...more,
});

export const waiver = (more: Partial<WaiverView> = {}): WaiverView => ({
  waiverId: 'w1',
  version: 1,
  textHash: 'a'.repeat(64),
  title: 'Liability waiver',
  text: 'I play at my own risk, and I know what that means.',
  required: true,
  expiry: { kind: 'season' },
  ...more,
});

export const prospectusView = (more: Partial<ProspectusView> = {}): ProspectusView => ({
  leagueId: 'L1',
  revision: 4,
  position: '00000000000000000001',
  prospectus: prospectus(),
  stage: 'open',
  published: true,
  registered: true,
  cancelled: null,
  waivers: [waiver()],
  teamDivisions: [],
  ...more,
});

const met = { verdict: 'met', code: null, params: {} } as const;
const open = { capacity: 40, held: 3, waiting: 0 };

/** How somebody stands who has entered nothing yet. */
export const ownRegistration = (more: Partial<OwnRegistrationView> = {}): OwnRegistrationView => ({
  leagueId: 'L1',
  position: '00000000000000000001',
  revision: -1,
  cancelled: false,
  saved: null,
  signatures: [],
  registrations: [],
  eligibility: {
    eligible: true,
    lines: [{ rule: { rule: 'age', on: '2027-04-06', from: 18, to: null }, ...met }],
  },
  places: { teams: { capacity: 8, held: 2, waiting: 0 }, players: { ...open, limits: [] } },
  refunds: [],
  teams: [{ teamId: 't1', name: 'Hawks', color: '#C62828' }],
  serverNow: new Date().toISOString(),
  ...more,
});

/** All that is asked of a free agent. */
export const filledIn: NonNullable<OwnRegistrationView['saved']> = {
  kind: 'free_agent',
  teamId: null,
  groupId: null,
  person: {
    firstName: 'Ana',
    lastName: 'Brook',
    birthDate: '1996-02-03',
    gender: 'woman',
    positions: ['P'],
    level: 6,
    nights: ['tue'],
  },
  answers: { shirt: 'M' },
  requests: '',
};

export const signed: OwnRegistrationView['signatures'][number] = {
  waiverId: 'w1',
  version: 1,
  accepted: true,
  name: 'Ana Brook',
  signedAt: '2026-11-01T12:00:00.000Z',
  expiresAt: null,
};

export const registration = (more: Partial<RegistrationView> = {}): RegistrationView => ({
  registrationId: 'r1',
  kind: 'free_agent',
  status: 'confirmed',
  money: 'unpaid',
  price: { part: 'early', total: 7_500, currency: 'USD' },
  submittedAt: '2026-11-02T12:00:00.000Z',
  teamId: null,
  teamName: null,
  waitlist: null,
  mustPay: false,
  holdUntil: null,
  offer: null,
  invitations: [],
  group: null,
  steps: [{ code: 'submitted', at: '2026-11-02T12:00:00.000Z' }],
  ...more,
});

/** What the captain of the Hawks sees: nobody asks to join, and nobody looks for a team. */
export const freeAgents = (more: Partial<FreeAgentsView> = {}): FreeAgentsView => ({
  leagueId: 'L1',
  position: '00000000000000000001',
  freezeOn: null,
  rosterSize: 15,
  minimum: 1,
  team: { teamId: 't1', name: 'Hawks', color: '#C62828', players: 9 },
  requests: [],
  freeAgents: [],
  serverNow: new Date().toISOString(),
  ...more,
});

/** A registration as the staff sees it. */
export const staffRegistration = (
  registrationId: string,
  name: string,
  more: Partial<StaffRegistrationView> = {},
): StaffRegistrationView => ({
  ...registration({ registrationId }),
  accountId: `account-${registrationId}`,
  invoiceId: `invoice-${registrationId}`,
  name,
  saved: filledIn,
  categories: [],
  signatures: [signed],
  documents: [],
  ...more,
});
