import { RunnerOffice } from '@fieldhouse/kernel/runtime';
import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { MONGO_DB } from '../kernel.module';
import { Metrics } from '../metrics';
import { Access } from './access';
import { StoreWatch } from './store-watch';

/** Liveness, readiness (a failing store shows within 3 s; read models must have caught up once) and metrics. */
@ApiExcludeController()
@Controller()
@Access('anonymous')
export class HealthController {
  constructor(
    private readonly stores: StoreWatch,
    private readonly metrics: Metrics,
    @Inject(MONGO_DB) private readonly db: Db,
  ) {}

  @Get('health/live')
  live(): { readonly status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{
    readonly status: string;
    readonly failing: readonly string[];
  }> {
    const unready = await RunnerOffice.of(this.db)
      .unready()
      .catch(() => []);
    const failing = [...this.stores.failing(), ...this.metrics.failingFeeds(), ...unready];
    if (failing.length > 0) void reply.status(503);
    return { status: failing.length === 0 ? 'ready' : 'not ready', failing };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  prometheus(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
