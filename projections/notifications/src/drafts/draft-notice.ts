import type { DraftNotice } from '@fieldhouse/api-contract';
import {
  draftNewsHold,
  isSlow,
  leadOf,
  quietHoursOf,
  type DraftNews,
  type QuietHours,
  type ReminderLead,
  type ReminderLeads,
} from '@fieldhouse/values';
import { onDeckIn, type ToldDraft } from './told-draft';
import type { NoticeDocument } from '../notification';
import type { ToldDraftDocument } from './told-drafts.projection';

/** What a fact tells of a draft, to whom it concerns then. */
export type DraftMatter = {
  readonly draftId: string;
  /** Of a turn it is `on_clock`; who is next finds out that they are on deck. */
  readonly news: DraftNews;
  /** The team that it is about; null: all. */
  readonly teamId: string | null;
  /** Whom alone it is about; null: whoever has the part. */
  readonly accountId: string | null;
  /** Of a turn: which one. */
  readonly clockSeq: number | null;
  /** Of a time: which one it was about (ISO-8601 UTC). */
  readonly startsAt: string | null;
  /** Of a reminder. */
  readonly minutes: ReminderLead | null;
};
/** Somebody who may be told. `at`: now, ISO-8601 UTC. */
export type DraftListener = {
  readonly accountId: string;
  readonly leads: ReminderLeads;
  readonly at: string;
  /** They are told outside of the product, where one gets by mail what goes into one's calendar. */
  readonly outside?: true;
};

/** Their mails bring an entry for a calendar, move it or take it away: for whoever has read or done it too. */
const IN_CALENDARS: readonly DraftNews[] = [
  ...(['role_given', 'role_taken', 'time_changed', 'cancelled', 'reopened'] as const),
];

/** @returns whether news of a draft are for people's calendars */
export const isForCalendars = ({ news }: Pick<DraftMatter, 'news'>): boolean => IN_CALENDARS.includes(news);

/** Why there is nothing to tell somebody: it is not theirs (any more), not wanted, or has been overtaken. */
export type NotTold = 'gone' | 'off' | 'over';
type Told = Pick<DraftNotice, 'news'> & Partial<Pick<DraftNotice, 'teamName' | 'slots' | 'deadlineAt'>>;

/** @returns what somebody is told of a draft now, as it and its people are by now; or why nothing */
export const draftNoticeFor = (
  { draft: matter, by }: Pick<NoticeDocument, 'draft' | 'by'>,
  document: ToldDraftDocument | null,
  listener: DraftListener,
): DraftNotice | NotTold => {
  if (!matter || !document?.draft) return 'over';
  const isOwn = by === listener.accountId;
  if (isOwn && !(listener.outside && isForCalendars(matter))) return 'gone';
  const { leagueId, leagueName, draft } = document;
  const told = toldOf(matter, { ...document, draft }, listener);
  if (typeof told === 'string') return told;
  const { startsAt, clock } = draft;
  const { zone } = clock;
  return { teamName: null, slots: [], deadlineAt: null, leagueId, leagueName, startsAt, zone, ...told };
};

const toldOf = (
  matter: DraftMatter,
  { draft, teams, commissionerIds }: ToldDraftDocument & { readonly draft: ToldDraft },
  { accountId, leads, at }: DraftListener,
): Told | NotTold => {
  const { news, teamId, startsAt, minutes } = matter;
  const { order } = draft;
  const mine = teams.filter(({ pickerIds }) => pickerIds.includes(accountId));
  const picks = mine.length > 0;
  const runs = commissionerIds.includes(accountId);
  const team = mine.find((one) => teamId === null || one.teamId === teamId);
  const named = { teamName: team?.name ?? null };
  const when = (theirs: boolean, more: Partial<Told> = {}, stands = true): Told | NotTold => {
    if (!theirs) return 'gone';
    return stands && draftNewsHold(news, draft) ? { news, ...more } : 'over';
  };
  switch (news) {
    case 'role_given':
      return when(team !== undefined && matter.accountId === accountId, named);
    case 'role_taken': {
      // Another role on the team is no loss of it.
      const lost = teams.find((one) => one.teamId === teamId);
      return when(matter.accountId === accountId, { teamName: lost?.name ?? null }, team === undefined);
    }
    case 'time_changed':
      return when(picks || runs, {}, draft.startsAt === startsAt);
    case 'order_drawn': {
      const placed = order.map((id) => mine.find((one) => one.teamId === id));
      const slots = placed.flatMap((one, place) => (one ? [place + 1] : []));
      const name = placed.find((one) => one !== undefined)?.name ?? null;
      return when(picks, { teamName: slots.length > 1 ? null : name, slots }, slots.length > 0);
    }
    case 'lobby_open':
    case 'started':
    case 'published':
      return when(picks);
    case 'step_missed':
    case 'was_away':
      return when(runs);
    case 'auto_mode':
      return when(team !== undefined, named, draft.autoTeams.includes(teamId ?? ''));
    case 'reset':
    case 'cancelled':
    case 'reopened':
      return when(picks || runs);
    case 'soon': {
      if (!picks) return 'gone';
      if (leadOf(leads, 'draftReminder') !== minutes) return 'off';
      return when(picks, {}, draft.startsAt === startsAt && isAhead(startsAt, at));
    }
    case 'on_clock':
    case 'still_on_clock':
    case 'on_deck':
      return turnFor(matter, draft, { mine, at });
    default:
      return news satisfies never;
  }
};

const isAhead = (instant: string | null, at: string): boolean =>
  instant !== null && Date.parse(instant) > Date.parse(at);

/** A team in auto mode is not called: the clock picks for it. */
const turnFor = (
  { clockSeq, news: said }: DraftMatter,
  draft: ToldDraft,
  { mine, at }: Pick<DraftListener, 'at'> & { readonly mine: ToldDraftDocument['teams'] },
): Told | NotTold => {
  const { turn, clock } = draft;
  if (!draftNewsHold(said, draft) || turn?.clockSeq !== clockSeq) return 'over';
  const deadlineAt = clock.soft ? null : turn.deadlineAt;
  if (!clock.soft && !isAhead(deadlineAt, at)) return 'over';
  const called = (news: DraftNews, teamId: string | null): Told | undefined => {
    const team = mine.find((one) => one.teamId === teamId);
    return team && { news, teamName: team.name, deadlineAt };
  };
  const picking = turn.auto ? undefined : called(said, turn.teamId);
  // Whoever is next has heard it once.
  return picking ?? (said === 'still_on_clock' ? undefined : called('on_deck', onDeckIn(draft))) ?? 'gone';
};

const DAY_MS = 24 * 3_600_000;

/** @returns whether news of a draft cannot wait for the morning: it goes on, begins anew, or starts or was to start within a day (`at`: now) */
export const cannotWait = (
  { news }: Pick<DraftMatter, 'news'>,
  draft: Pick<ToldDraft, 'startsAt' | 'movedFrom'> | null,
  at: string,
): boolean => {
  const isNear = (instant: string | null): boolean =>
    instant !== null && Math.abs(Date.parse(instant) - Date.parse(at)) < DAY_MS;
  if (news === 'auto_mode' || news === 'started' || news === 'reset') return true;
  if (!draft || (news !== 'cancelled' && news !== 'reopened' && news !== 'time_changed')) return false;
  // Whoever comes at the time that it had is told before.
  return isNear(draft.startsAt) || (news === 'time_changed' && isNear(draft.movedFrom));
};

/** @returns whether a turn is told by mail too: who is on the clock, where a pick may take an hour or more */
export const isTurnMailed = (
  { news }: Pick<DraftNotice, 'news'>,
  { draft }: Pick<ToldDraftDocument, 'draft'>,
): boolean => news !== 'on_deck' && !!draft?.turn && isSlow(draft.clock, draft.turn.round);

/** @returns the hours in which the clock of a turn stands still (draft rule 4): nobody is called then; null: none */
export const quietOfTurn = ({ draft }: Pick<ToldDraftDocument, 'draft'>): QuietHours | null => {
  if (!draft?.turn) return null;
  const quiet = quietHoursOf(draft.clock, draft.turn.round);
  return quiet && { ...quiet, zone: draft.clock.zone };
};
