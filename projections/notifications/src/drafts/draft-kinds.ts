import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { actorOf, type Kind, type ToldEvent } from '../notification';
import type { DraftMatter } from './draft-notice';

const NOTHING = { teamId: null, accountIds: [], circle: null, message: null } as const;
const ALL = { teamId: null, accountId: null, clockSeq: null, startsAt: null, minutes: null } as const;

type Matter = Pick<DraftMatter, 'news'> & Partial<Omit<DraftMatter, 'draftId'>>;

/** Each fact is told by itself; `place`: what is told anew of the same. */
const tells = (
  event: RecordedEvent<ToldEvent>,
  place: string,
  matter: Matter & Pick<DraftMatter, 'draftId'>,
): ReturnType<Kind> => ({
  about: event.id,
  place,
  tells: { ...NOTHING, by: actorOf(event), draft: { ...ALL, ...matter } },
});

/** What people of a draft have to know of it: the same occasions as those of its mails. */
export const draft: Kind = (event) => {
  const { type, data } = event;
  if (type === 'TeamRoleGranted') {
    const { leagueId, teamId, accountId } = data;
    const draftId = draftIdOf(leagueId);
    const place = `${draftId}.${teamId}.${accountId}`;
    return tells(event, place, { draftId, news: 'role_given', teamId, accountId });
  }
  if (!event.streamId.startsWith('draft-')) return undefined;
  const matter = matterOf(event as RecordedEvent<DraftEvent>);
  if (!matter) return undefined;
  const { draftId } = data as DraftEvent['data'];
  return tells(event, [draftId, matter.news, matter.teamId ?? []].flat().join('.'), { draftId, ...matter });
};

const matterOf = ({ type, data }: DraftEvent): Matter | undefined => {
  switch (type) {
    case 'DraftCreated':
      return data.settings.startsAt === null ? undefined : moved(data.settings.startsAt);
    case 'DraftSettingsChanged':
      return data.moved ? moved(data.settings.startsAt) : undefined;
    case 'DraftOrderRevealed':
    case 'DraftOrderSetByHand':
      return { news: 'order_drawn' };
    case 'DraftLobbyOpened':
      return { news: 'lobby_open' };
    case 'DraftStarted':
      return { news: 'started' };
    case 'DraftStepMissed':
      return { news: 'step_missed' };
    case 'AutoModeEnabled':
      // Whoever turned it on knows.
      return data.cause === 'captain' ? undefined : { news: 'auto_mode', teamId: data.teamId };
    case 'DraftCancelled':
      return { news: 'cancelled' };
    case 'DraftPublished':
      return { news: 'published' };
    default:
      return undefined;
  }
};
const moved = (startsAt: string | null): Matter => ({ news: 'time_changed', startsAt });

/** Who is on the clock, and who is next: of each draft the newest turn alone, as long as it lasts. */
export const draftTurn: Kind = (event) => {
  const { type, data } = event;
  switch (type) {
    case 'TurnStarted': {
      const { draftId, teamId, clockSeq } = data;
      return tells(event, draftId, { draftId, news: 'on_clock', teamId, clockSeq });
    }
    case 'DraftPaused':
    case 'DraftCompleted':
    case 'DraftReset':
    case 'DraftCancelled':
      return { about: event.id, place: data.draftId, tells: null };
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
