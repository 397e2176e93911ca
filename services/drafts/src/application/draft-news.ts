import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';

/** What has happened that people of a draft are told. */
export type DraftNews =
  | {
      readonly about: 'role_given' | 'role_taken';
      readonly accountId: string;
      readonly teamId: string;
    }
  | { readonly about: 'auto_mode'; readonly teamId: string }
  /** `byHand`: nothing was drawn. */
  | { readonly about: 'order_drawn'; readonly byHand?: true }
  | {
      readonly about:
        | 'time_changed'
        | 'lobby_open'
        | 'started'
        | 'step_missed'
        | 'was_away'
        | 'reset'
        | 'cancelled'
        | 'reopened'
        | 'published';
    };
type OfDraft = { readonly draftId: string; readonly news: DraftNews };

const PLAIN: Partial<Record<RecordedEvent<DraftEvent | LeagueEvent>['type'], DraftNews>> = {
  DraftCreated: { about: 'time_changed' },
  DraftSettingsChanged: { about: 'time_changed' },
  DraftOrderRevealed: { about: 'order_drawn' },
  DraftOrderSetByHand: { about: 'order_drawn', byHand: true },
  DraftLobbyOpened: { about: 'lobby_open' },
  DraftStarted: { about: 'started' },
  DraftStepMissed: { about: 'step_missed' },
  DraftReset: { about: 'reset' },
  DraftCancelled: { about: 'cancelled' },
  DraftReopened: { about: 'reopened' },
  DraftPublished: { about: 'published' },
};

/** @returns what a fact says of which draft, to whom the notifications tell it; null: nothing */
export const newsIn = ({ type, data }: RecordedEvent<DraftEvent | LeagueEvent>): OfDraft | null => {
  switch (type) {
    case 'TeamRoleGranted':
    case 'TeamRoleRevoked': {
      const { leagueId, accountId, teamId } = data;
      const about = type === 'TeamRoleGranted' ? 'role_given' : 'role_taken';
      return { draftId: draftIdOf(leagueId), news: { about, accountId, teamId } };
    }
    case 'AutoModeEnabled':
      return { draftId: data.draftId, news: { about: 'auto_mode', teamId: data.teamId } };
    case 'DraftPaused':
      return data.cause === 'was_away' ? { draftId: data.draftId, news: { about: 'was_away' } } : null;
    default: {
      const news = PLAIN[type];
      return news && 'draftId' in data ? { draftId: data.draftId, news } : null;
    }
  }
};
