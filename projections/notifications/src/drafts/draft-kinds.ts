import { draftIdOf } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { REMINDER_LEADS, type DraftNews } from '@fieldhouse/values';
import { actorOf, type Kind, type Told, type ToldEvent } from '../notification';
import type { DraftMatter } from './draft-notice';

const NOTHING = {
  ...{ teamId: null, circle: null, message: null },
  ...{ registration: null, broadcast: null, payment: null },
} as const;
const ALL = { teamId: null, accountId: null, clockSeq: null, startsAt: null, minutes: null } as const;

type Matter = Pick<DraftMatter, 'draftId' | 'news'> & Partial<DraftMatter>;

/** Each fact is told by itself; `place`: what is told anew of the same. */
const tells = (event: RecordedEvent<ToldEvent>, place: string, matter: Matter): Told => ({
  about: event.id,
  place,
  // Whoever has lost a team has no part in its draft any more: they are named.
  tells: {
    ...NOTHING,
    accountIds: matter.news === 'role_taken' ? [matter.accountId ?? []].flat() : [],
    by: actorOf(event),
    draft: { ...ALL, ...matter },
  },
});

/** Nothing more of what was told at a place: pages that are open have it no longer than those that are opened now. */
const endsAt = (place: string): Told => ({ about: null, place, tells: null });

/** What people of a draft have to know of it, until that has been overtaken. */
export const draft: Kind = (event) => {
  const { type, data } = event;
  const overtaken = OVERTAKEN[type]?.map((news) =>
    endsAt(`${'draftId' in data ? data.draftId : ''}.${news}`),
  );
  const matter = matterOf(event);
  if (!matter) return overtaken;
  const { draftId, news, teamId, accountId } = matter;
  const place = [draftId, news, teamId, accountId].filter(Boolean).join('.');
  return [tells(event, place, matter), ...(overtaken ?? [])];
};

/** News of the whole draft that hold no longer (`draftNewsHold`). */
const OVERTAKEN: Partial<Record<ToldEvent['type'], readonly DraftNews[]>> = {
  DraftLobbyOpened: ['step_missed'],
  DraftStarted: ['time_changed', 'reopened', 'lobby_open', 'reset', 'step_missed'],
  DraftResumed: ['was_away'],
  DraftReset: ['started', 'was_away'],
  DraftCompleted: ['order_drawn', 'started', 'was_away'],
  DraftCancelled: [
    ...(['time_changed', 'reopened', 'order_drawn', 'lobby_open', 'reset'] as const),
    ...(['started', 'was_away', 'step_missed'] as const),
  ],
  DraftReopened: ['cancelled'],
};

const matterOf = ({ type, data }: ToldEvent): Matter | undefined => {
  switch (type) {
    case 'TeamRoleGranted':
    case 'TeamRoleRevoked': {
      const { leagueId, teamId, accountId } = data;
      const news = type === 'TeamRoleGranted' ? 'role_given' : 'role_taken';
      return { draftId: draftIdOf(leagueId), news, teamId, accountId };
    }
    case 'DraftCreated':
      return data.settings.startsAt === null ? undefined : moved(data);
    case 'DraftSettingsChanged':
      return data.moved ? moved(data) : undefined;
    case 'DraftOrderRevealed':
    case 'DraftOrderSetByHand':
      return { draftId: data.draftId, news: 'order_drawn' };
    case 'DraftLobbyOpened':
      return { draftId: data.draftId, news: 'lobby_open' };
    case 'DraftStarted':
      return { draftId: data.draftId, news: 'started' };
    case 'DraftStepMissed':
      return { draftId: data.draftId, news: 'step_missed' };
    case 'DraftPaused':
      return data.cause === 'was_away' ? { draftId: data.draftId, news: 'was_away' } : undefined;
    case 'AutoModeEnabled': {
      const { draftId, teamId, cause } = data;
      // Whoever turned it on knows.
      return cause === 'captain' ? undefined : { draftId, news: 'auto_mode', teamId };
    }
    case 'DraftReset':
      return { draftId: data.draftId, news: 'reset' };
    case 'DraftCancelled':
      return { draftId: data.draftId, news: 'cancelled' };
    case 'DraftReopened':
      return { draftId: data.draftId, news: 'reopened' };
    case 'DraftPublished':
      return { draftId: data.draftId, news: 'published' };
    default:
      return undefined;
  }
};
type Planned = { readonly draftId: string; readonly settings: { readonly startsAt: string | null } };
const moved = ({ draftId, settings: { startsAt } }: Planned): Matter => ({
  draftId,
  news: 'time_changed',
  startsAt,
});

/**
 * Who is on the clock, and who is next: of each draft the newest turn alone, and the newest reminder of it, as long as it
 * lasts.
 */
export const draftTurn: Kind = (event) => {
  const { type, data } = event;
  switch (type) {
    case 'TurnStarted': {
      const { draftId, teamId, clockSeq } = data;
      const turn = tells(event, draftId, { draftId, news: 'on_clock', teamId, clockSeq });
      return [turn, endsAt(stillAt(draftId))];
    }
    case 'TurnReminderDue': {
      const { gatheringId: draftId, teamId, clockSeq } = data;
      return tells(event, stillAt(draftId), { draftId, news: 'still_on_clock', teamId, clockSeq });
    }
    case 'DraftPaused':
    case 'DraftCompleted':
    case 'DraftReset':
    case 'DraftCancelled':
      return [data.draftId, stillAt(data.draftId)].map(endsAt);
    default:
      return undefined;
  }
};
const stillAt = (draftId: string): string => `${draftId}.still`;

/** That a draft starts soon, for whoever wants to hear it so long before, until it starts or is to start at another time. */
export const draftReminder: Kind = (event) => {
  const { type, data } = event;
  switch (type) {
    case 'ReminderDue': {
      const { gatheringId: draftId, startsAt, minutes } = data;
      return tells(event, soonAt(draftId, minutes), { draftId, news: 'soon', startsAt, minutes });
    }
    case 'DraftSettingsChanged':
    case 'DraftStarted':
    case 'DraftCancelled':
      if (type === 'DraftSettingsChanged' && !data.moved) return undefined;
      return REMINDER_LEADS.map((minutes) => endsAt(soonAt(data.draftId, minutes)));
    default:
      return undefined;
  }
};
const soonAt = (draftId: string, minutes: number): string => `${draftId}.${minutes}`;
