export { DraftMailsModule, DraftsModule } from './drafts.module';
export type { DraftRequest } from './application/draft.handler';
export { DRAFT_LEAGUE_PORT, type DraftLeaguePort } from './application/league.port';
export { draftFacts } from './application/draft-facts';
export { remindersOfTurn } from './domain';
export { pickClock } from './application/pick-clock.process';
export { resultSigning } from './application/result-signing.process';
export { draftSchedule } from './application/draft-schedule.process';
export { DraftMailTexts } from './application/draft-mail-texts';
