import { commandModules, dashboardModules, followedModules, queryModules } from '@fieldhouse/contexts';
import { MailModule } from '@fieldhouse/mail';
import {
  HealthController,
  HealthListener,
  ProblemFilter,
  ReadinessCheck,
  StorePatienceInterceptor,
} from '@fieldhouse/platform';
import { PortsModule } from '@fieldhouse/processes';
import { PushModule } from '@fieldhouse/push';
import { StatusModule } from '@fieldhouse/status';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';

/** HTTP and sockets: contexts and read models side by side, no logic of its own. */
@Module({
  imports: [
    PortsModule,
    MailModule,
    PushModule,
    ...commandModules,
    ...queryModules,
    ...followedModules,
    ...dashboardModules,
    StatusModule,
  ],
  controllers: [HealthController],
  providers: [
    ReadinessCheck,
    HealthListener,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: StorePatienceInterceptor },
  ],
})
export class ApiModule {}
