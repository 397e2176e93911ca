import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { LeagueProspectus, SavedRegistration } from '@fieldhouse/values';
import type { PlacesAction, PlacesCommand, PlacesLeague } from './places.commands';
import { leagueId, prospectus } from './prospectus.fixture';

/** While registration is open. */
export const at = '2026-03-20T15:00:00.000Z';
const free = { early: null, regular: 0, late: null };
export const open: LeagueProspectus = {
  ...prospectus,
  ...{ charges: [], questions: [], prices: { team: free, member: free, free_agent: free, group: free } },
  places: { players: 2, positions: [], genders: [] },
  placedBy: '2026-04-21',
};
/** Ana owns it, Ben is commissioner, Tia treasurer, Cal leads the Hawks. */
export const league: PlacesLeague = {
  ...{ staffIds: ['ana', 'ben'], treasurerIds: ['ana', 'ben', 'tia'] },
  ...{ memberAccountIds: ['ana', 'ben', 'cal', 'tia'], sport: 'softball' },
  ...{ positions: ['P', 'C', 'SS'], zone: 'America/New_York', teamCount: 2, rosterSize: 1 },
  teams: [{ teamId: 'hawks', people: [{ accountId: 'cal', role: 'captain' }], roster: null }],
  ...{ prospectus: open, published: true, cancelled: false, waivers: [] },
};
export const saved: SavedRegistration = {
  ...{ kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' },
  person: {
    ...{ firstName: 'Robin', lastName: 'Hale', birthDate: '1990-04-01', gender: 'woman' },
    ...{ positions: ['SS'], level: 5, nights: [] },
  },
};

/** A command of an account, or of a process. */
export const command = (
  action: PlacesAction,
  by: string | null,
  change: Partial<PlacesLeague> = {},
  when = at,
): PlacesCommand => ({
  ...action,
  actor: by === null ? { kind: 'process', name: 'places-follow-league' } : { kind: 'account', accountId: by },
  ...{ leagueId, at: when, league: { ...league, ...change } },
});

/** Sends what somebody has filled in; the registration is called as they are. */
export const submit = (
  by: string,
  change: Partial<SavedRegistration> = {},
  more: Partial<Extract<PlacesAction, { type: 'SubmitRegistration' }>['applicant']> = {},
  total = 0,
  code?: string,
): PlacesAction => ({
  ...{ type: 'SubmitRegistration', registrationId: by, total, code },
  applicant: {
    saved: { ...saved, ...change },
    savedRevision: 0,
    signatures: [],
    playedIn: [],
    playerIds: [],
    team: null,
    suspensions: [],
    ...more,
  },
});

/** What there is after commands of a league, each on what was said before. */
export const story = (
  decide: (command: PlacesCommand, events: readonly LeaguePlacesEvent[]) => readonly LeaguePlacesEvent[],
  ...commands: readonly PlacesCommand[]
): readonly LeaguePlacesEvent[] =>
  commands.reduce<readonly LeaguePlacesEvent[]>((events, one) => [...events, ...decide(one, events)], []);
