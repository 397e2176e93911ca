import {
  NOTIFICATIONS_AT_MOST,
  type NotificationView,
  type NotificationsView,
} from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers, membershipIn, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { daysAfter, runsTeam } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { isFor } from './audience';
import { Hearings } from './hearings';
import { inboxesProjection, type InboxDocument } from './inboxes.projection';
import type { NotificationDocument } from './notification';
import { notificationsProjection } from './notifications.projection';

/** Of so many, the newest, the bell counts what is unread. */
const COUNTED = 100;
const KEPT_DAYS = 90;

/** What people are told of: read when they look, by what they are in their teams then. */
@Injectable()
export class NotificationsQuery {
  private readonly told: ReadModelReader<NotificationDocument>;
  private readonly inboxes: ReadModelReader<InboxDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly teams: TeamMembers,
    private readonly hearings: Hearings,
    private readonly people: PeopleDirectory,
  ) {
    this.told = new ReadModelReader(db, notificationsProjection);
    this.inboxes = new ReadModelReader(db, inboxesProjection);
  }

  async of({ accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<NotificationsView> {
    await Promise.all([this.told.atLeast(atLeast), this.inboxes.atLeast(atLeast)]);
    const position = await this.inboxes.appliedTo();
    const [inbox, mine, hearingOf] = await Promise.all([
      this.inboxes.byId(accountId),
      this.teams.of(accountId),
      this.hearings.of(accountId),
    ]);
    const teamOf = new Map(mine.map((team) => [team._id, team]));
    const found = await this.told
      .find({
        $or: wheresFor(accountId, mine),
        at: { $gte: daysAfter(new Date().toISOString(), -KEPT_DAYS) },
      })
      .sort({ key: -1 })
      .limit(COUNTED)
      .toArray();
    const theirs = found.filter((one) => {
      const membership = membershipIn(teamOf.get(one.teamId) ?? null, accountId);
      return isFor(one, { accountId, membership, hearing: hearingOf(one.teamId) });
    });
    const strange = theirs.flatMap(({ teamId }) => (teamOf.has(teamId) ? [] : [teamId]));
    const views = await this.viewsOf(
      theirs,
      new Map([...teamOf, ...(await this.teams.known(strange))]),
      inbox,
    );
    return {
      notifications: views.slice(0, NOTIFICATIONS_AT_MOST),
      unread: views.filter(({ isRead }) => !isRead).length,
      position,
    };
  }

  /** @returns where the fact stands behind what somebody is told of; null: they are not told of it */
  async causeFor(
    { accountId }: Pick<Caller, 'accountId'>,
    id: string,
  ): Promise<NotificationDocument['cause'] | null> {
    const told = await this.told.byId(id);
    if (!told) return null;
    const [team, hearing] = await Promise.all([
      this.teams.find(told.teamId),
      this.hearings.one(told.teamId, accountId),
    ]);
    const membership = membershipIn(team, accountId);
    return isFor(told, { accountId, membership, hearing }) ? told.cause : null;
  }

  /** @returns these as they are shown to somebody who has seen so much */
  async viewsOf(
    told: readonly NotificationDocument[],
    teams: ReadonlyMap<string, Pick<TeamMembersDocument, 'name'>>,
    inbox: Pick<InboxDocument, 'upTo' | 'read'> | null,
  ): Promise<readonly NotificationView[]> {
    const people = await this.people.known(told.flatMap(({ by }) => by ?? []));
    return told.map(({ _id: id, kind, key, at, teamId, by, message }) => ({
      id,
      kind,
      key,
      createdAt: at,
      isRead: inbox !== null && (key <= inbox.upTo || inbox.read.includes(id)),
      teamId,
      teamName: teams.get(teamId)?.name ?? '',
      by,
      name: by === null ? null : (people.get(by)?.name ?? null),
      message,
    }));
  }
}

/** Each is answered by an index. */
const wheresFor = (accountId: string, mine: readonly TeamMembersDocument[]) => {
  const led = mine.filter((team) => {
    const me = membershipIn(team, accountId);
    return me !== null && runsTeam(me);
  });
  return [
    { accountIds: accountId },
    { circle: 'team' as const, teamId: { $in: mine.map(({ _id }) => _id) } },
    { circle: 'captains' as const, teamId: { $in: led.map(({ _id }) => _id) } },
  ];
};
