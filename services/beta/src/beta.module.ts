import './http/beta.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BetaApplicationHandler } from './application/beta-application.handler';
import { BetaPeople } from './application/beta-people';
import { BetaMailHandler } from './application/beta-mails.handler';
import { BetaApplicationController, BetaDecisionsController } from './http/beta.controller';

/** The open beta for owners of sports complexes. Needs an ACCOUNT_DIRECTORY from the composing application. */
@Module({
  imports: [CqrsModule],
  controllers: [BetaApplicationController, BetaDecisionsController],
  providers: [BetaApplicationHandler, BetaPeople],
})
export class BetaModule {}

/** The mails to applicants, for the worker. Needs a MAILER as well. */
@Module({ imports: [CqrsModule], providers: [BetaMailHandler] })
export class BetaMailsModule {}
