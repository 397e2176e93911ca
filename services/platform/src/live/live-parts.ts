import type { ProblemView } from '@fieldhouse/api-contract';
import {
  EVENT_STORE,
  EventCatalog,
  LogReader,
  RunnerOffice,
  isStoreFailure,
  type EventStore,
} from '@fieldhouse/kernel/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { v4 as uuidv4 } from 'uuid';
import { problemOf } from '../http/problem.filter';
import { MONGO_DB, REDIS } from '../kernel.module';
import { LOGGER } from '../logger';
import { Metrics } from '../metrics';
import { LiveAdmission } from './live-admission';

/** Where every live screen connects. */
export const liveEndpoint = {
  path: '/api/live',
  transports: ['websocket'],
  perMessageDeflate: false,
  maxHttpBufferSize: 64 * 1024,
  pingInterval: 25_000,
  /** Of whoever opens a connection and then says nothing. */
  connectTimeout: 5_000,
} as const;

const LOOK_AGAIN_MS = 100;

/** What live rooms need of the process. */
@Injectable()
export class LiveParts implements OnApplicationShutdown {
  private readonly office: RunnerOffice;
  private isOver = false;

  constructor(
    @Inject(EVENT_STORE) readonly events: EventStore,
    readonly reader: LogReader,
    readonly catalog: EventCatalog,
    readonly admission: LiveAdmission,
    readonly metrics: Metrics,
    @Inject(LOGGER) readonly log: Logger,
    @Inject(REDIS) readonly redis: Redis,
    @Inject(MONGO_DB) db: Db,
  ) {
    this.office = RunnerOffice.of(db);
  }

  onApplicationShutdown(): void {
    this.isOver = true;
  }

  /**
   * What read models say once they have come to a position (20-digit text), however late that is: they are asked again
   * for as long as one of them has not, or does not answer. @returns undefined when the process ends before
   */
  async onceSeen<T>(position: string, ask: () => Promise<T>): Promise<T | undefined> {
    while (!this.isOver) {
      const begun = performance.now();
      try {
        const said = await ask();
        if (!this.office.hasMissed(position, begun)) return said;
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    return undefined;
  }
}

/** Beside what each message costs. */
const REFUSAL_COSTS = 4;
/** A message that was not done, and why. */
export type Refused = { readonly ok: false; readonly problem: ProblemView };

/** What a message answers: problems are told as over HTTP. */
export const answered = async <T>(
  { admission, log }: LiveParts,
  socket: Socket,
  work: () => Promise<T>,
): Promise<T | Refused> => {
  try {
    return await work();
  } catch (error) {
    admission.charge(socket, REFUSAL_COSTS);
    const correlationId = uuidv4();
    const problem = problemOf(error, correlationId);
    if (problem.status === 500)
      log.error({ err: error, correlationId }, 'unexpected error in a socket message');
    return { ok: false, problem: problem as ProblemView };
  }
};
