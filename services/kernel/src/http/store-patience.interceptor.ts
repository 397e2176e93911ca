import { Injectable, type CallHandler, type NestInterceptor } from '@nestjs/common';
import { concatMap, race, timer, type Observable } from 'rxjs';
import { StoreUnavailable } from '../event-store/event-store.port';
import { StoreWatch } from './store-watch';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 200;

/**
 * Answers a request that waits for a store which hangs: the clients of the stores notice a lost connection, but not a
 * server that has stopped to answer. What the request asked for may still happen; the same Idempotency-Key tells.
 */
@Injectable()
export class StorePatienceInterceptor implements NestInterceptor {
  constructor(private readonly stores: StoreWatch) {}

  intercept(_: unknown, next: CallHandler): Observable<unknown> {
    const outOfPatience = timer(PATIENCE_MS, LOOK_EVERY_MS).pipe(
      concatMap(() => {
        const [store] = this.stores.failing();
        if (store !== undefined) throw new StoreUnavailable(store);
        return [];
      }),
    );
    return race(next.handle(), outOfPatience);
  }
}
