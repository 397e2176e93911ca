import { draftIdOf } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { actorOf, type Kind, type ToldEvent } from '../notification';
import type { DraftMatter } from './draft-notice';

const NOTHING = {
  ...{ teamId: null, circle: null, message: null },
  ...{ registration: null, broadcast: null, payment: null },
} as const;
const ALL = { teamId: null, accountId: null, clockSeq: null, startsAt: null, minutes: null } as const;

type Matter = Pick<DraftMatter, 'draftId' | 'news'> & Partial<DraftMatter>;

/** Each fact is told by itself; `place`: what is told anew of the same. */
const tells = (event: RecordedEvent<ToldEvent>, place: string, matter: Matter): ReturnType<Kind> => ({
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

/** What people of a draft have to know of it. */
export const draft: Kind = (event) => {
  const matter = matterOf(event);
  if (!matter) return undefined;
  const { draftId, news, teamId, accountId } = matter;
  const place = [draftId, news, teamId, accountId].filter(Boolean).join('.');
  return tells(event, place, matter);
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

/** Who is on the clock, and who is next: of each draft the newest turn alone, and the newest reminder of it, as long as it lasts. */
export const draftTurn: Kind = (event) => {
  const { type, data } = event;
  switch (type) {
    case 'TurnStarted': {
      const { draftId, teamId, clockSeq } = data;
      return tells(event, draftId, { draftId, news: 'on_clock', teamId, clockSeq });
    }
    case 'TurnReminderDue': {
      const { gatheringId: draftId, teamId, clockSeq } = data;
      return tells(event, `${draftId}.still`, { draftId, news: 'still_on_clock', teamId, clockSeq });
    }
    case 'DraftPaused':
    case 'DraftCompleted':
    case 'DraftReset':
    case 'DraftCancelled':
      return { about: null, place: data.draftId, tells: null };
    default:
      return undefined;
  }
};

/** That a draft starts soon, for whoever wants to hear it so long before. */
export const draftReminder: Kind = (event) => {
  if (event.type !== 'ReminderDue') return undefined;
  const { gatheringId: draftId, startsAt, minutes } = event.data;
  return tells(event, `${draftId}.${minutes}`, { draftId, news: 'soon', startsAt, minutes });
};
