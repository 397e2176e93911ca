import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { Effect, Process } from '@fieldhouse/kernel';
import { SETTLES_MS } from '@fieldhouse/values';
import type { DraftMailRequest, DraftNews } from './draft-mails.handler';

/** What a draft's people are told by mail. Each mail is a timer that stands until the mails have left. */
export const draftMails: Process<DraftEvent | LeagueEvent> = {
  name: 'draft-mails',
  categories: ['draft', 'league'],
  startFrom: 'now',
  react: ({ id, type, data, metadata }): readonly Effect[] => {
    const at = metadata.occurredAt;
    switch (type) {
      case 'TeamRoleGranted': {
        const { leagueId, accountId, teamId } = data;
        return [mail(draftIdOf(leagueId), id, at, { about: 'role_given', accountId, teamId })];
      }
      case 'TeamRoleRevoked': {
        const { leagueId, accountId, teamId } = data;
        return [mail(draftIdOf(leagueId), id, at, { about: 'role_taken', accountId, teamId })];
      }
      case 'DraftCreated':
        return data.settings.startsAt === null
          ? []
          : [settled(data.draftId, id, at, { about: 'time_changed' })];
      case 'DraftSettingsChanged':
        return data.moved ? [settled(data.draftId, id, at, { about: 'time_changed' })] : [];
      case 'DraftOrderRevealed':
        return [settled(data.draftId, id, at, { about: 'order_drawn' })];
      case 'DraftOrderSetByHand':
        return [settled(data.draftId, id, at, { about: 'order_drawn', byHand: true })];
      case 'DraftLobbyOpened':
        return [mail(data.draftId, id, at, { about: 'lobby_open' })];
      case 'DraftStarted':
        return [mail(data.draftId, id, at, { about: 'started' })];
      case 'DraftStepMissed':
        return [mail(data.draftId, id, at, { about: 'step_missed' })];
      case 'AutoModeEnabled':
        // Whoever turned it on knows.
        return data.cause !== 'captain'
          ? [mail(data.draftId, id, at, { about: 'auto_mode', teamId: data.teamId })]
          : [];
      case 'DraftCancelled':
        return [mail(data.draftId, id, at, { about: 'cancelled' })];
      case 'DraftPublished':
        return [mail(data.draftId, id, at, { about: 'published' })];
      default:
        return [];
    }
  },
};

const effect = (
  timerId: string,
  eventId: string,
  draftId: string,
  due: number,
  causedAt: string,
  news: DraftNews,
): Effect => {
  const request: DraftMailRequest = { type: 'SendDraftMails', causedAt, ...news };
  const command = { aggregate: 'draftMail', id: draftId, request };
  return { kind: 'schedule', timerId, jobId: `mail-${eventId}`, at: new Date(due).toISOString(), command };
};

const mail = (draftId: string, eventId: string, at: string, news: DraftNews): Effect =>
  effect(`mail-${eventId}`, eventId, draftId, Date.parse(at), at, news);

/** A later one takes the place of this one. */
const settled = (draftId: string, eventId: string, at: string, news: DraftNews): Effect =>
  effect(`draft-mail-${news.about}:${draftId}`, eventId, draftId, Date.parse(at) + SETTLES_MS, at, news);
