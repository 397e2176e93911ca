import { allProcesses, commandModules, workerModules } from '@fieldhouse/contexts';
import { MailModule } from '@fieldhouse/mail';
import { PROCESSES, PortsModule, ProcessHost } from '@fieldhouse/processes';
import { PushModule } from '@fieldhouse/push';
import { Module } from '@nestjs/common';

/** Process managers and timers. It sends commands and writes no read model. */
@Module({
  imports: [PortsModule, MailModule, PushModule, ...commandModules, ...workerModules],
  providers: [ProcessHost, { provide: PROCESSES, useValue: allProcesses }],
})
export class WorkerModule {}
