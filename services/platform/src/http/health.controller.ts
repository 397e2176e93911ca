import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Metrics } from '../metrics';
import { Access } from './access';
import { StoreWatch } from './store-watch';

/** Liveness, readiness (a failing store shows within 3 s) and metrics. */
@ApiExcludeController()
@Controller()
@Access('anonymous')
export class HealthController {
  constructor(
    private readonly stores: StoreWatch,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  live(): { readonly status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): {
    readonly status: string;
    readonly failing: readonly string[];
  } {
    const failing = [...this.stores.failing(), ...this.metrics.failingFeeds()];
    if (failing.length > 0) void reply.status(503);
    return { status: failing.length === 0 ? 'ready' : 'not ready', failing };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  prometheus(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
