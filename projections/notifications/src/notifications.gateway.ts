import type { NotificationSent } from '@fieldhouse/api-contract';
import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import type { EventFeed } from '@fieldhouse/kernel/runtime';
import { LiveParts, liveEndpoint, liveFeed, type Caller } from '@fieldhouse/platform';
import { TeamMembers, membershipIn } from '@fieldhouse/read-team-members';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, WebSocketServer, type OnGatewayConnection } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { isFor } from './audience';
import { Hearings } from './hearings';
import type { NotificationDocument, ToldEvent } from './notification';
import { notificationsProjection, toldBy } from './notifications.projection';
import { NotificationsQuery } from './notifications.query';

/** Everywhere somebody is signed in, at this process. */
const roomOf = (accountId: string): string => `notifications:${accountId}`;

/** Tells people at once: `notification`, to every page that they have open. */
@WebSocketGateway(liveEndpoint)
export class NotificationsGateway
  implements OnGatewayConnection, OnApplicationBootstrap, OnApplicationShutdown
{
  @WebSocketServer() private readonly server!: Server;
  private readonly feed: EventFeed;

  constructor(
    private readonly parts: LiveParts,
    private readonly teams: TeamMembers,
    private readonly hearings: Hearings,
    private readonly query: NotificationsQuery,
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
    for (const told of toldBy(event))
      this.send(told, event).catch((err: unknown) =>
        this.parts.log.warn({ err, notification: told._id }, 'people could not be told at once'),
      );
  }

  private async send(told: NotificationDocument, { streamId, position }: RecordedEvent): Promise<void> {
    // A team's own fact says who is of it; what is said in its chat comes after those.
    if (streamId.startsWith('team-')) await this.teams.atLeast(positionText(position));
    const { teamId } = told;
    const [team, hearingOf] = await Promise.all([this.teams.find(teamId), this.hearings.in(teamId)]);
    const members = team?.members.flatMap(({ accountId }) => accountId ?? []) ?? [];
    const listeners = [...new Set([...told.accountIds, ...members])].filter(
      (accountId) =>
        this.server.sockets.adapter.rooms.has(roomOf(accountId)) &&
        isFor(told, {
          accountId,
          membership: membershipIn(team, accountId),
          hearing: hearingOf(accountId),
        }),
    );
    if (listeners.length === 0) return;
    const [notification] = await this.query.viewsOf([told], new Map(team ? [[teamId, team]] : []), null);
    if (notification)
      this.server.local
        .to(listeners.map(roomOf))
        .emit('notification', { notification } satisfies NotificationSent);
  }
}
