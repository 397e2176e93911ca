import { createServer, type Server } from 'node:http';
import {
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { Metrics } from '../metrics';
import { ReadinessCheck } from './readiness';
import { StoreWatch } from './store-watch';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** The health and metrics of a process at `HEALTH_PORT`, for whoever reaches that port. */
@Injectable()
export class HealthListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server: Server;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly readiness: ReadinessCheck,
    private readonly metrics: Metrics,
  ) {
    this.server = createServer((request, response) => {
      void this.answer(request.url ?? '').then(({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type }).end(body),
      );
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { HEALTH_PORT, HOST } = this.config;
    if (HEALTH_PORT === 0) return;
    await new Promise<void>((resolve, reject) =>
      this.server.once('error', reject).listen(HEALTH_PORT, HOST, resolve),
    );
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(url: string): Promise<Answer> {
    if (url === '/health/live') return json(200, { status: 'live' });
    if (url === '/health/ready') {
      const readiness = await this.readiness.now();
      return json(readiness.status === 'ready' ? 200 : 503, readiness);
    }
    if (url === '/metrics')
      return {
        status: 200,
        type: 'text/plain; version=0.0.4; charset=utf-8',
        body: await this.metrics.registry.metrics(),
      };
    return json(404, { status: 'not found' });
  }
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** For the apps that only work in the background. */
@Module({ providers: [StoreWatch, ReadinessCheck, HealthListener] })
export class HealthModule {}
