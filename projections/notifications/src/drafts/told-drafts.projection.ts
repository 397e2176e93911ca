import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, LeaguePlacesEvent, LeagueStaffRole } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import { draftAfter, type ToldDraft } from './told-draft';

/** Whom there is to tell of a league and its draft, and of what; `_id` is the draft's. */
export type ToldDraftDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly leagueName: string;
  /** IANA. */
  readonly zone: string;
  /** The league is cancelled. */
  readonly closed: boolean;
  /** Whoever runs it: somebody may be its owner and a commissioner, and lose one of both. */
  readonly runners: readonly Runner[];
  /** Their accounts, each once. */
  readonly commissionerIds: readonly string[];
  readonly teams: readonly ToldTeam[];
  /** Null until it is created. */
  readonly draft: ToldDraft | null;
};
type Runner = { readonly accountId: string; readonly role: LeagueStaffRole };
type ToldTeam = {
  readonly teamId: string;
  readonly name: string;
  /** Accounts of captain, co-captains and proxies. */
  readonly pickerIds: readonly string[];
  /** Those among them who lead the team: no proxies. */
  readonly leaderIds: readonly string[];
};
type Event = DraftEvent | LeagueEvent | LeaguePlacesEvent;

/** Of every league: who picks may be known before there is a draft. */
export const toldDraftsProjection: Projection<ToldDraftDocument, Event> = {
  name: 'told-drafts',
  version: 4,
  categories: ['draft', 'league', 'leaguePlaces'],
  indexes: [{ key: { commissionerIds: 1 } }, { key: { 'teams.pickerIds': 1 } }],
  idsOf: (event) => {
    if (isOfDraft(event)) return [event.data.draftId];
    return event.type === 'LeagueCreated' || leagueChange(event) ? [draftIdOf(event.data.leagueId)] : [];
  },
  project: (document, event, id) => {
    if (event.type === 'LeagueCreated') {
      const { leagueId, name: leagueName, zone, ownerId } = event.data;
      const league = { leagueId, leagueName, zone, closed: false };
      const runners = runBy([{ accountId: ownerId, role: 'owner' }]);
      return { _id: id, ...league, ...runners, teams: [], draft: null };
    }
    if (!document) return null;
    return isOfDraft(event)
      ? { ...document, draft: draftAfter(document.draft, event) }
      : { ...document, ...leagueChange(event)?.(document) };
  },
};

const isOfDraft = (event: RecordedEvent<Event>): event is RecordedEvent<DraftEvent> =>
  event.streamId.startsWith('draft-');

type Change = (before: ToldDraftDocument) => Partial<ToldDraftDocument>;

const leagueChange = ({ type, data }: LeagueEvent | LeaguePlacesEvent): Change | undefined => {
  switch (type) {
    case 'LeagueDetailsChanged':
      return () => ({ leagueName: data.name, zone: data.zone });
    case 'PlacesClosed':
      return () => ({ closed: true });
    case 'LeagueStaffAdded':
      return data.role === 'owner' || data.role === 'commissioner'
        ? ({ runners }) => runBy([...runners, { accountId: data.accountId, role: data.role }])
        : undefined;
    case 'LeagueStaffRemoved':
      return ({ runners }) =>
        runBy(runners.filter((one) => one.accountId !== data.accountId || one.role !== data.role));
    case 'TeamEntered': {
      const { teamId, name } = data;
      return ({ teams }) => ({ teams: [...teams, { teamId, name, pickerIds: [], leaderIds: [] }] });
    }
    case 'TeamChanged':
      return inTeam(data.teamId, () => ({ name: data.name }));
    case 'TeamRoleGranted':
      return inTeam(data.teamId, ({ pickerIds, leaderIds }) => ({
        pickerIds: withOne(pickerIds, data.accountId),
        leaderIds: (data.role === 'proxy' ? without : withOne)(leaderIds, data.accountId),
      }));
    case 'TeamRoleRevoked':
      return inTeam(data.teamId, ({ pickerIds, leaderIds }) => ({
        pickerIds: without(pickerIds, data.accountId),
        leaderIds: without(leaderIds, data.accountId),
      }));
    case 'TeamWithdrawn':
      return ({ teams }) => ({ teams: teams.filter(({ teamId }) => teamId !== data.teamId) });
    default:
      return undefined;
  }
};

const runBy = (runners: readonly Runner[]): Pick<ToldDraftDocument, 'runners' | 'commissionerIds'> => ({
  runners,
  commissionerIds: [...new Set(runners.map(({ accountId }) => accountId))],
});
const inTeam =
  (teamId: string, change: (team: ToldTeam) => Partial<ToldTeam>): Change =>
  ({ teams }) => ({
    teams: teams.map((team) => (team.teamId === teamId ? { ...team, ...change(team) } : team)),
  });
const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((one) => one !== id);
const withOne = (ids: readonly string[], id: string): readonly string[] => [...without(ids, id), id];
