import type { NotificationKind, NotificationOver, NotificationSent } from '@fieldhouse/api-contract';
import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import type { EventFeed } from '@fieldhouse/kernel/runtime';
import { LiveParts, liveEndpoint, liveFeed, type Caller } from '@fieldhouse/platform';
import { membershipIn, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { isFor, OF_STRANGERS } from './audience';
import { Circles, circleIdOf } from './circles';
import { Hearings } from './hearings';
import { Listeners } from './listeners';
import { Matters, matterIn, matterOf } from './matters';
import type { NotificationDocument, ToldEvent } from './notification';
import { notificationsProjection, toldBy, type Said } from './notifications.projection';
import { NotificationsQuery } from './notifications.query';

const LATE_AT_MOST_MS = 30_000;

/** Everywhere somebody is signed in, at this process. */
const roomOf = (accountId: string): string => `notifications:${accountId}`;

/** Tells people at once: `notification`, to every page that they have open. */
@WebSocketGateway(liveEndpoint)
export class NotificationsGateway
  implements OnGatewayConnection, OnApplicationBootstrap, OnApplicationShutdown
{
  @WebSocketServer() private readonly server!: Server;
  private readonly feed: EventFeed;
  /** What is sent last, by place. */
  private readonly last = new Map<string, Promise<void>>();

  constructor(
    private readonly parts: LiveParts,
    private readonly circles: Circles,
    private readonly hearings: Hearings,
    private readonly listeners: Listeners,
    private readonly query: NotificationsQuery,
    private readonly matters: Matters,
  ) {
    this.feed = liveFeed(parts, {
      name: 'notifications-live',
      categories: notificationsProjection.categories,
      hear: (events) => events.forEach((event) => this.tell(event as RecordedEvent<ToldEvent>)),
    });
  }

  onApplicationBootstrap(): void {
    this.feed.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.feed.stop();
  }

  handleConnection(socket: Socket): void {
    const { caller } = socket.data as { readonly caller: Caller | null };
    if (caller) void socket.join(roomOf(caller.accountId));
  }

  private tell(event: RecordedEvent<ToldEvent>): void {
    if (this.server.sockets.sockets.size === 0) return;
    for (const said of toldBy(event)) this.inTurn(said.place, event, () => this.send(said, event));
    const { type, data } = event;
    if (type === 'PlacesClosed')
      this.inTurn(`waiting:${data.leagueId}`, event, () => this.endWaiting(data.leagueId, event));
  }

  /** Of a league that is canceled, what waited for its teams. */
  private async endWaiting(leagueId: string, { position }: RecordedEvent): Promise<void> {
    const waiting = await this.query.waitingIn(leagueId, positionText(position));
    const circles = await this.circles.known(waiting.flatMap((told) => circleIdOf(told) ?? []));
    for (const told of waiting) {
      const leaders = accountsOf(circles.get(circleIdOf(told) ?? '') ?? null);
      const here = leaders.filter((accountId) => this.isHere(accountId));
      const over: NotificationOver = { place: told._id, id: told.id };
      if (here.length > 0) this.emit(here, 'notification.over', over);
    }
  }

  /** What is sent for one place arrives in the order of its facts. */
  private inTurn(place: string, { id: event }: RecordedEvent, send: () => Promise<void>): void {
    const sent = (this.last.get(place) ?? Promise.resolve())
      .then(send)
      .catch((err: unknown) => this.parts.log.warn({ err, event }, 'people could not be told at once'))
      .then(() => {
        if (this.last.get(place) === sent) this.last.delete(place);
      });
    this.last.set(place, sent);
  }

  private send(said: Said<NotificationKind>, event: RecordedEvent<ToldEvent>): Promise<void> {
    const { kind, notice } = said;
    // What is asked of a team is the team's, also where the asking person's registration answers it.
    const ended = kind === 'joinRequest' ? null : matterIn(event);
    const matter = notice ? matterOf(notice) : ended;
    if (matter) return this.sendOfMatter(said, matter, event);
    return notice ? this.sendToAll(notice, event) : this.sendOver(said, event);
  }

  private async sendToAll(told: NotificationDocument, event: RecordedEvent): Promise<void> {
    const teamId = told.teamId ?? '';
    const circleId = circleIdOf(told) ?? '';
    const [team, hearingOf] = await Promise.all([this.circleOf(circleId, event), this.hearings.in(teamId)]);
    const listeners = [...new Set([...told.accountIds, ...accountsOf(team)])].filter(
      (accountId) =>
        this.isHere(accountId) &&
        isFor(told, {
          accountId,
          membership: membershipIn(team, accountId),
          hearing: hearingOf(accountId),
        }),
    );
    if (listeners.length === 0) return;
    const shown = { told, news: null };
    const [notification] = await this.query.viewsOf([shown], new Map(team ? [[circleId, team]] : []), null);
    if (notification) this.emit(listeners, 'notification', { notification } satisfies NotificationSent);
  }

  /**
   * Whom the fact names and, of what the team or the chat may know, all of it: whoever was not told has nothing at the
   * place.
   */
  private async sendOver(
    { kind, place, id }: Said<NotificationKind>,
    event: RecordedEvent<ToldEvent>,
  ): Promise<void> {
    const { data } = event;
    const named = 'accountId' in data && data.accountId ? [data.accountId] : [];
    const circleIds = OF_STRANGERS.includes(kind) ? [] : await this.circleIdsIn(event);
    const circles = await Promise.all(circleIds.map((circleId) => this.circleOf(circleId, event)));
    const here = [...named, ...circles.flatMap(accountsOf)].filter((accountId) => this.isHere(accountId));
    if (here.length > 0) this.emit(here, 'notification.over', { place, id } satisfies NotificationOver);
  }

  private async circleIdsIn({ data, position }: RecordedEvent<ToldEvent>): Promise<readonly string[]> {
    if ('chatId' in data) return [data.chatId];
    if ('teamId' in data) return [data.teamId ?? []].flat();
    if (!('registrationId' in data) || data.registrationId === null) return [];
    await caughtUp(() => this.matters.atLeast(positionText(position)));
    const teamId = await this.matters.teamOf(data.registrationId);
    // Whoever leads it there no more may still have it: they are mostly of the team.
    return [teamId ?? [], circleIdOf({ teamId, leagueId: data.leagueId }) ?? []].flat();
  }

  /** What a team or a league tells waits for who is of it; what is said in a chat comes after that. */
  private async circleOf(
    id: string | null,
    { streamId, position }: RecordedEvent,
  ): Promise<TeamMembersDocument | null> {
    if (/^(team|leaguePlaces)-/.test(streamId))
      await caughtUp(() => this.circles.atLeast(id, positionText(position)));
    return this.circles.find(id);
  }

  /** Of a draft or a registration, each hears what it is to them; whom it concerns no more, that it is over. */
  private async sendOfMatter(
    { place, id, notice: told }: Said<NotificationKind>,
    matter: NonNullable<ReturnType<typeof matterOf>>,
    { position }: RecordedEvent,
  ): Promise<void> {
    await caughtUp(() => this.matters.atLeast(positionText(position)));
    const standing = await this.matters.standing([matter]);
    const here = standing.peopleOf(matter).filter((accountId) => this.isHere(accountId));
    const listenerOf = await this.listeners.of(told ? here : []);
    const hears = here.flatMap((accountId) => {
      const news = told && standing.newsFor(told, listenerOf(accountId));
      return told && news && typeof news !== 'string' ? [{ accountId, told, news }] : [];
    });
    const views = await this.query.viewsOf(hears, new Map(), null);
    const viewOf = new Map(hears.map(({ accountId }, n) => [accountId, views[n]]));
    for (const accountId of here) {
      const notification = viewOf.get(accountId);
      if (notification) this.emit([accountId], 'notification', { notification } satisfies NotificationSent);
      else {
        const over: NotificationOver = { place, id: told ? null : id };
        this.emit([accountId], 'notification.over', over);
      }
    }
  }

  private isHere(accountId: string): boolean {
    return this.server.sockets.adapter.rooms.has(roomOf(accountId));
  }

  private emit(accountIds: readonly string[], message: string, body: object): void {
    this.server.local.to(accountIds.map(roomOf)).emit(message, body);
  }
}

const accountsOf = (circle: TeamMembersDocument | null): readonly string[] =>
  circle?.members.flatMap(({ accountId }) => accountId ?? []) ?? [];

/** Who is told follows from read models, which may be late. What is later than this a page has when it reads again. */
const caughtUp = async (hasSeen: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + LATE_AT_MOST_MS;
  while (!(await hasSeen()) && Date.now() < until);
};
