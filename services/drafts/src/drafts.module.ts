import './http/draft.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DraftMailHandler } from './application/draft-mails.handler';
import { DraftHandler } from './application/draft.handler';
import { DraftPeople } from './application/draft-people';
import { DraftPlanHandler } from './application/draft-plan.handler';
import { ResultKey } from './application/result-key';
import { ResultSigner } from './application/result-signer';
import { ResultKeyController } from './http/result-key.controller';
import { DraftInsightController } from './http/draft-insight.controller';
import { DraftController, DraftPlanController } from './http/draft.controller';
import { ReasonAuthors } from './infrastructure/reason-authors.store';

/** Player drafts: set-up, provable order, live picks, publication. Needs a binding of {@link DRAFT_LEAGUE_PORT}. */
@Module({
  imports: [CqrsModule],
  controllers: [DraftController, DraftPlanController, DraftInsightController, ResultKeyController],
  providers: [DraftHandler, DraftPlanHandler, DraftPeople, ReasonAuthors, ResultSigner, ResultKey],
})
export class DraftsModule {}

/** What timers of before ADR 52 still ask for, for the worker. */
@Module({ imports: [CqrsModule], providers: [DraftMailHandler] })
export class DraftMailsModule {}
