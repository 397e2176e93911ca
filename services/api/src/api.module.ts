import {
  HealthController,
  ProblemFilter,
  RevisionEtagInterceptor,
  StorePatienceInterceptor,
} from '@fieldhouse/platform';
import { BetaModule } from '@fieldhouse/beta';
import { ContactModule } from '@fieldhouse/contact';
import { DraftsModule } from '@fieldhouse/drafts';
import { IdentityModule } from '@fieldhouse/identity';
import { LeaguesModule } from '@fieldhouse/leagues';
import { MailModule } from '@fieldhouse/mail';
import { PlayersModule } from '@fieldhouse/players';
import { PortsModule } from '@fieldhouse/processes';
import { BetaReadModule } from '@fieldhouse/read-beta';
import { ContactReadModule } from '@fieldhouse/read-contact';
import { DraftsReadModule } from '@fieldhouse/read-drafts';
import { IdentityReadModule } from '@fieldhouse/read-identity';
import { LeaguesReadModule } from '@fieldhouse/read-leagues';
import { PlayersReadModule } from '@fieldhouse/read-players';
import { StatusModule } from '@fieldhouse/status';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';

/** HTTP and sockets: contexts and read models side by side, no logic of its own. */
@Module({
  imports: [
    PortsModule,
    MailModule,
    IdentityModule,
    IdentityReadModule,
    LeaguesModule,
    DraftsModule,
    LeaguesReadModule,
    DraftsReadModule,
    BetaModule,
    BetaReadModule,
    ContactModule,
    ContactReadModule,
    PlayersModule,
    PlayersReadModule,
    StatusModule,
  ],
  controllers: [HealthController],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: StorePatienceInterceptor },
    { provide: APP_INTERCEPTOR, useClass: RevisionEtagInterceptor },
  ],
})
export class ApiModule {}
