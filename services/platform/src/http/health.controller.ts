import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Metrics } from '../metrics';
import { Access } from './access';
import { ReadinessCheck, type Readiness } from './readiness';

/** Liveness, readiness (a failing store shows within 3 s; read models must have caught up once) and metrics. */
@ApiExcludeController()
@Controller()
@Access('anonymous')
export class HealthController {
  constructor(
    private readonly readiness: ReadinessCheck,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  live(): { readonly status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.readiness.now();
    if (readiness.status !== 'ready') void reply.status(503);
    return readiness;
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
