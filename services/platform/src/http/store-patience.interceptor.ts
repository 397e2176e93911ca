import {
  Injectable,
  type CallHandler,
  type NestInterceptor,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Observable } from 'rxjs';
import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { StoreWatch } from './store-watch';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 200;

type Waiting = { readonly since: number; readonly giveUp: (error: StoreUnavailable) => void };

/**
 * Answers a request that waits for a store which hangs: the clients of the stores notice a lost connection, but not a
 * server that has stopped to answer. What the request asked for may still happen; the same Idempotency-Key tells.
 */
@Injectable()
export class StorePatienceInterceptor implements NestInterceptor, OnModuleInit, OnApplicationShutdown {
  /** In the order in which they came. */
  private readonly waiting = new Set<Waiting>();
  private looking: NodeJS.Timeout | undefined;

  constructor(private readonly stores: StoreWatch) {}

  onModuleInit(): void {
    this.looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.looking);
  }

  intercept(_: unknown, next: CallHandler): Observable<unknown> {
    return new Observable((answer) => {
      const request: Waiting = { since: Date.now(), giveUp: (error) => answer.error(error) };
      this.waiting.add(request);
      answer.add(() => this.waiting.delete(request));
      answer.add(next.handle().subscribe(answer));
    });
  }

  private look(): void {
    const [store] = this.stores.failing();
    if (store === undefined) return;
    const before = Date.now() - PATIENCE_MS;
    for (const { since, giveUp } of [...this.waiting]) {
      if (since > before) break;
      giveUp(new StoreUnavailable(store));
    }
  }
}
