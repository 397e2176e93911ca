import type { RegistrationNotice } from '@fieldhouse/api-contract';
import type { RegistrationNews } from '@fieldhouse/values';
import type { NotTold } from '../drafts/draft-notice';
import type { ToldDraftDocument } from '../drafts/told-drafts.projection';
import type { NoticeDocument } from '../notification';

/** What a fact tells of a registration, to whoever answers for it. */
export type RegistrationMatter = {
  /** Null: each that the league still has. */
  readonly registrationId: string | null;
  readonly leagueId: string;
  readonly news: RegistrationNews;
  /** On the waitlist, then. */
  readonly rank: number | null;
  /** The team that it is about. */
  readonly teamId: string | null;
  /** Of an offer (ISO-8601 UTC). */
  readonly holdUntil: string | null;
};

/** Who answers for what was sent, and the league; `teamsOver`: up to where invitations of teams are over. */
type Known = {
  readonly accountIds: ReadonlySet<string>;
  readonly league: ToldDraftDocument | null;
  readonly teamsOver: string | null;
};
/** Somebody who may be told. `at`: now, ISO-8601 UTC. */
type Listener = { readonly accountId: string; readonly at: string };

/** @returns what somebody is told of a registration now; or why nothing */
export const registrationNoticeFor = (
  { registration: matter, by, key }: Pick<NoticeDocument, 'registration' | 'by' | 'key'>,
  { accountIds, league, teamsOver }: Known,
  listener: Listener,
): RegistrationNotice | NotTold => {
  if (!accountIds.has(listener.accountId) || by === listener.accountId) return 'gone';
  if (!matter || !league || (league.closed && matter.news !== 'cancelled')) return 'over';
  const { news, rank, teamId, holdUntil } = matter;
  if (holdUntil !== null && Date.parse(holdUntil) <= Date.parse(listener.at)) return 'over';
  if (teamId !== null && teamsOver !== null && key < teamsOver) return 'over';
  const { leagueId, leagueName, zone, teams } = league;
  const teamName = teams.find((team) => team.teamId === teamId)?.name ?? null;
  return { news, leagueId, leagueName, rank, teamName, holdUntil, zone };
};
