import { BetaMailsModule } from '@fieldhouse/beta';
import { DraftsModule } from '@fieldhouse/drafts';
import { AccountMailsModule, IdentityModule } from '@fieldhouse/identity';
import { LeaguesModule } from '@fieldhouse/leagues';
import { MailModule } from '@fieldhouse/mail';
import { PlayersModule } from '@fieldhouse/players';
import { PortsModule, ProcessHost } from '@fieldhouse/processes';
import { Module } from '@nestjs/common';

/** Process managers and timers. It sends commands and writes no read model. */
@Module({
  imports: [
    PortsModule,
    MailModule,
    IdentityModule,
    AccountMailsModule,
    BetaMailsModule,
    LeaguesModule,
    DraftsModule,
    PlayersModule,
  ],
  providers: [ProcessHost],
})
export class WorkerModule {}
