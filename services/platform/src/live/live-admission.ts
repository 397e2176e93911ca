import {
  EVENT_STORE,
  EventCatalog,
  LogReader,
  isStoreFailure,
  type EventFeed,
  type EventStore,
} from '@fieldhouse/kernel/runtime';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type Redis from 'ioredis';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { CONFIG, trustedProxies, type Config } from '../config';
import { TOKEN_READER, type Caller, type TokenReader } from '../http/access';
import { isForeignOrigin } from '../http/origin';
import { addressReader } from '../http/visitor-address';
import { REDIS } from '../kernel.module';
import { LOGGER } from '../logger';
import { liveFeed } from './live-feed';
import { Seats } from './seats';
import { TokenBucket } from './token-bucket';

/** Why a connection is not taken, or ends. */
export type LiveRefusal =
  'not_signed_in' | 'too_many_connections' | 'too_fast' | 'foreign_origin' | 'store_unavailable';
/** Who comes without a token. @throws for a link that is not good */
export type ByLink = (link: unknown) => Promise<{ caller: Caller | null }>;

const MESSAGES_PER_SECOND = 20;
const MESSAGES_AT_ONCE = 40;
const OF_ONE_ACCOUNT = 30;
/** Spectators come with a link and no account: a whole club may watch from one address. */
const OF_ONE_ADDRESS = 100;
const LOOK_EVERY_MS = 2_000;
const RENEW_BEFORE_MS = 30_000;
const RENEWED_WITHIN_MS = 10_000;

class Refused extends Error {
  constructor(readonly code: LiveRefusal) {
    super(code);
  }
}

/** A connection that was taken: by whose token, and what it may still say. */
type Guest = {
  readonly socket: Socket;
  readonly visitor: { caller: Caller | null };
  readonly seat: string;
  readonly bucket: TokenBucket;
  token: string | null;
  isAsked: boolean;
};

/**
 * The one door of all live rooms: who may connect, how many at once, how much they may say, and until when. A
 * connection lasts no longer than the session it was opened with: it is looked at with each message, with each fact
 * that ends sessions or takes roles, and every two seconds.
 */
@Injectable()
export class LiveAdmission implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly guests = new Map<string, Guest>();
  private readonly arriving = new WeakMap<Socket, Guest>();
  private readonly links: ByLink[] = [];
  private readonly seats: Seats;
  private readonly feed: EventFeed;
  private readonly addressOf: ReturnType<typeof addressReader>;
  private server: Server | undefined;
  private looking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    reader: LogReader,
    catalog: EventCatalog,
    @Inject(TOKEN_READER) private readonly tokens: TokenReader,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.seats = new Seats(redis);
    this.addressOf = addressReader(trustedProxies(config));
    this.feed = liveFeed(
      { events, reader, catalog, log },
      {
        name: 'live-admission',
        categories: [tokens.facts.category],
        hear: (facts) => facts.forEach((fact) => this.noticed(fact)),
      },
    );
  }

  /** Lets in whoever has a token, or a link that one of the contexts knows; contexts that share a server, once. */
  open(server: Server, byLink?: ByLink): void {
    if (byLink) this.links.push(byLink);
    if (this.server === server) return;
    this.server = server;
    server.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(error instanceof Refused ? error : new Refused(codeOf(error))),
      );
    });
    server.on('connection', (socket) => this.arrived(socket));
  }

  /** A message was refused: whoever sends many of those is cut sooner. */
  charge(socket: Socket, cost: number): void {
    this.guests.get(socket.id)?.bucket.charge(cost);
  }

  onApplicationBootstrap(): void {
    this.feed.start();
    this.looking = setInterval(() => void this.lookAtAll(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.looking);
    await this.feed.stop();
  }

  private async admit(socket: Socket): Promise<void> {
    const { address, headers } = socket.handshake;
    if (isForeignOrigin(headers, this.config.PUBLIC_URL)) throw new Refused('foreign_origin');
    const { token, ...link } = socket.handshake.auth as Record<string, unknown>;
    const presented = typeof token === 'string' ? token : null;
    const caller = presented === null ? null : await this.tokens.read(presented);
    const visitor = caller ? { caller } : await Promise.any(this.links.map((byLink) => byLink(link)));
    const seat = caller ? `account:${caller.accountId}` : `address:${this.addressOf(address, headers)}`;
    await this.takeSeat(seat, caller ? OF_ONE_ACCOUNT : OF_ONE_ADDRESS, socket.id);
    socket.data = visitor;
    const bucket = new TokenBucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE);
    this.arriving.set(socket, {
      socket,
      visitor,
      seat,
      bucket,
      token: caller ? presented : null,
      isAsked: false,
    });
  }

  private async takeSeat(seat: string, limit: number, socketId: string): Promise<void> {
    const here = [...this.guests.values()].filter((guest) => guest.seat === seat).length;
    if (here >= limit || !(await this.seats.take(seat, limit, socketId)))
      throw new Refused('too_many_connections');
  }

  private arrived(socket: Socket): void {
    const guest = this.arriving.get(socket);
    if (!guest) return;
    this.guests.set(socket.id, guest);
    socket.use((_, next) => {
      // Without an answer of the stores it is heard: the next look finds who may not be there.
      this.hear(guest, next).catch(() => next());
    });
    socket.on('disconnect', () => {
      this.guests.delete(socket.id);
      void this.seats.leave(guest.seat, socket.id);
    });
  }

  private async hear(guest: Guest, next: () => void): Promise<void> {
    if (!guest.bucket.take()) return cut(guest, 'too_fast');
    if (guest.token !== null) {
      const caller = await this.tokens.read(guest.token);
      if (!caller) return cut(guest, 'not_signed_in');
      guest.visitor.caller = caller;
    }
    next();
  }

  /** Takes access from whom a fact takes it; they may come back as what they are now. */
  private noticed(event: RecordedEvent): void {
    const whose = this.tokens.facts.cuts(event);
    if (!whose) return;
    for (const guest of this.guests.values()) {
      const { accountId, sessionId } = guest.visitor.caller ?? {};
      if (accountId === whose.accountId && (whose.sessionId === undefined || whose.sessionId === sessionId))
        cut(guest, 'not_signed_in');
    }
  }

  private async lookAtAll(): Promise<void> {
    const guests = [...this.guests.values()];
    await this.keepSeats(guests);
    const sessions = guests.flatMap(({ visitor }) => visitor.caller?.sessionId ?? []);
    const ended = await this.tokens.ended([...new Set(sessions)]).catch((err: unknown) => {
      this.log.warn({ err }, 'whose sessions have ended could not be read');
      return new Set<string>();
    });
    const now = Date.now();
    for (const guest of guests) {
      const { sessionId, goodUntil = Infinity } = guest.visitor.caller ?? {};
      if ((sessionId !== undefined && ended.has(sessionId)) || goodUntil <= now) cut(guest, 'not_signed_in');
      else if (goodUntil - RENEW_BEFORE_MS <= now) this.askForToken(guest);
    }
  }

  private async keepSeats(guests: readonly Guest[]): Promise<void> {
    const bySeat = new Map<string, string[]>();
    for (const { seat, socket } of guests) bySeat.set(seat, [...(bySeat.get(seat) ?? []), socket.id]);
    await Promise.all([...bySeat].map(([seat, ids]) => this.seats.keep(seat, ids)));
  }

  private askForToken(guest: Guest): void {
    if (guest.isAsked) return;
    guest.isAsked = true;
    guest.socket
      .timeout(RENEWED_WITHIN_MS)
      .emitWithAck('token.renew', {})
      .then((answer: unknown) => this.renew(guest, answer))
      // Whoever does not answer is cut when the old token ends.
      .catch(() => undefined)
      .finally(() => (guest.isAsked = false));
  }

  private async renew(guest: Guest, answer: unknown): Promise<void> {
    const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
    const caller = typeof token === 'string' ? await this.tokens.read(token) : null;
    if (!caller || caller.accountId !== guest.visitor.caller?.accountId) return;
    guest.token = token as string;
    guest.visitor.caller = caller;
  }
}

const cut = ({ socket }: Guest, code: LiveRefusal): void => {
  socket.emit('live.ended', { code });
  socket.disconnect(true);
};

const codeOf = (error: unknown): LiveRefusal => {
  const reasons = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [error];
  return reasons.some(isStoreFailure) ? 'store_unavailable' : 'not_signed_in';
};
