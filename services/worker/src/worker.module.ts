import { DraftsModule } from '@fieldhouse/drafts';
import { IdentityModule } from '@fieldhouse/identity';
import { LeaguesModule } from '@fieldhouse/leagues';
import { PortsModule, ProcessHost } from '@fieldhouse/processes';
import { Module } from '@nestjs/common';

/** Process managers and timers. It sends commands and writes no read model. */
@Module({ imports: [PortsModule, IdentityModule, LeaguesModule, DraftsModule], providers: [ProcessHost] })
export class WorkerModule {}
