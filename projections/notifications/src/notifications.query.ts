import {
  NOTIFICATIONS_AT_MOST,
  type NotificationView,
  type NotificationsView,
} from '@fieldhouse/api-contract';
import { draftIdOf } from '@fieldhouse/events/drafts';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers, membershipIn, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { daysAfter, runsTeam } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { isFor } from './audience';
import { Circles, circleIdOf, teamIn } from './circles';
import { ToldDrafts } from './drafts/told-drafts';
import { Hearings } from './hearings';
import { inboxesProjection, type InboxDocument } from './inboxes.projection';
import { Listeners } from './listeners';
import { Matters, matterOf, type News } from './matters';
import { NoticeFacts } from './notices/notice-facts';
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
    private readonly circles: Circles,
    private readonly drafts: ToldDrafts,
    private readonly hearings: Hearings,
    private readonly listeners: Listeners,
    private readonly people: PeopleDirectory,
    private readonly matters: Matters,
    private readonly facts: NoticeFacts,
  ) {
    this.told = new ReadModelReader(db, notificationsProjection);
    this.inboxes = new ReadModelReader(db, inboxesProjection);
  }

  async of({ accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<NotificationsView> {
    // Who is of what, too: what a team that was just left had told is not listed any more.
    const models = [this.told, this.inboxes, this.hearings, this.teams, this.drafts];
    await Promise.all(models.map((model) => model.atLeast(atLeast)));
    const position = await this.inboxes.appliedTo();
    const [inbox, mine, led, ofMatters, listenerOf] = await Promise.all([
      this.inboxes.byId(accountId),
      this.teams.of(accountId),
      this.drafts.ledBy(accountId),
      this.matters.wheresFor(accountId),
      this.listeners.of([accountId]),
    ]);
    const listener = listenerOf(accountId);
    const found = await this.told
      .find({
        $or: [...wheresFor(accountId, mine, led), ...ofMatters],
        at: { $gte: daysAfter(listener.at, -KEPT_DAYS) },
      })
      .sort({ key: -1 })
      .limit(COUNTED)
      .toArray();
    const ownOf = new Map(mine.map((team) => [team._id, team]));
    const circleIds = found.flatMap((told) => circleIdOf(told) ?? []);
    const [strange, hearingOf, standing] = await Promise.all([
      this.circles.known(circleIds.filter((id) => !ownOf.has(id))),
      this.hearings.of(
        accountId,
        found.flatMap(({ teamId }) => teamId ?? []),
      ),
      this.matters.standing(found.map(matterOf), accountId),
    ]);
    const teamOf = new Map([...ownOf, ...strange]);
    const theirs = found.flatMap((told): Shown | readonly [] => {
      if (matterOf(told)) {
        const news = standing.newsFor(told, listener);
        return typeof news === 'string' ? [] : { told, news };
      }
      const membership = membershipIn(teamOf.get(circleIdOf(told) ?? '') ?? null, accountId);
      const hearing = hearingOf(told.teamId ?? '');
      if (!isFor(told, { accountId, membership, hearing })) return [];
      return {
        told,
        news: null,
        wasRead: told.kind === 'direct' && (hearing.read.direct ?? '') >= told.key,
      };
    });
    const views = await this.viewsOf(theirs, teamOf, inbox);
    return {
      notifications: views.slice(0, NOTIFICATIONS_AT_MOST),
      unread: views.filter(({ isRead }) => !isRead).length,
      position,
    };
  }

  /** @returns what waits for teams of a league, for who leads them there */
  async waitingIn(leagueId: string, atLeast: string): Promise<readonly NotificationDocument[]> {
    await Promise.all([this.told, this.drafts].map((model) => model.atLeast(atLeast)));
    const league = await this.drafts.find(draftIdOf(leagueId));
    const teamIds = league?.teams.map(({ teamId }) => teamId) ?? [];
    return this.told.find({ circle: 'captains', teamId: { $in: teamIds }, leagueId }).toArray();
  }

  /** @returns where the fact stands behind what somebody is told of; null: they are not told of it */
  async causeFor(
    { accountId }: Pick<Caller, 'accountId'>,
    id: string,
  ): Promise<NotificationDocument['cause'] | null> {
    const told = await this.told.one({ id });
    if (!told) return null;
    const matter = matterOf(told);
    if (matter) {
      const [standing, listenerOf] = await Promise.all([
        this.matters.standing([matter], accountId),
        this.listeners.of([accountId]),
      ]);
      return typeof standing.newsFor(told, listenerOf(accountId)) === 'string' ? null : told.cause;
    }
    const teamId = told.teamId ?? '';
    const [team, hearing] = await Promise.all([
      this.circles.find(circleIdOf(told)),
      this.hearings.one(teamId, accountId),
    ]);
    const membership = membershipIn(team, accountId);
    return isFor(told, { accountId, membership, hearing }) ? told.cause : null;
  }

  /** @returns these as they are shown to somebody who has seen so much */
  async viewsOf(
    shown: readonly Shown[],
    teams: ReadonlyMap<string, Pick<TeamMembersDocument, 'name'>>,
    inbox: Pick<InboxDocument, 'upTo' | 'read'> | null,
  ): Promise<readonly NotificationView[]> {
    const [people, textOf] = await Promise.all([
      this.people.known(shown.flatMap(({ told }) => told.by ?? [])),
      this.textsOf(shown),
    ]);
    return shown.map(
      ({ told: { _id: place, id, kind, key, at, teamId, by, message, leagueId }, news, wasRead }) => ({
        ...{ id, kind, place, key },
        createdAt: at,
        isRead: wasRead === true || (inbox !== null && (key <= inbox.upTo || inbox.read.includes(id))),
        teamId: teamIn(teamId),
        chatId: message && teamId,
        ...(leagueId !== undefined && { leagueId }),
        teamName: teams.get(circleIdOf({ teamId, leagueId }) ?? '')?.name ?? '',
        by,
        name: by === null ? null : (people.get(by)?.name ?? null),
        ...{ message, draft: news?.draft ?? null, registration: news?.registration ?? null },
        broadcast: news?.broadcast ? { ...news.broadcast, text: textOf(id) } : null,
        payment: news?.payment ?? null,
      }),
    );
  }

  /** What leagues say, from the log itself: no text is kept twice. */
  private async textsOf(shown: readonly Shown[]): Promise<(id: string) => string | null> {
    const causes = new Map(
      shown.flatMap(({ told: { id, broadcast, cause } }) => (broadcast ? [[id, cause] as const] : [])),
    );
    const texts = await Promise.all(
      [...causes].map(async ([id, cause]) => {
        const fact = await this.facts.at(cause);
        return [id, fact?.type === 'LeagueBroadcastSent' ? fact.data.text : null] as const;
      }),
    );
    const byId = new Map(texts);
    return (id) => byId.get(id) ?? null;
  }
}

/** What somebody is told; `news`: of a draft, a registration, money or by a league; `wasRead`: where it was said. */
type Shown = {
  readonly told: NotificationDocument;
  readonly news: News | null;
  readonly wasRead?: boolean;
};

/** Each is answered by an index. */
const wheresFor = (
  accountId: string,
  mine: readonly TeamMembersDocument[],
  led: Awaited<ReturnType<ToldDrafts['ledBy']>>,
) => {
  const run = mine.filter((team) => {
    const me = membershipIn(team, accountId);
    return me !== null && runsTeam(me);
  });
  return [
    { accountIds: accountId },
    { circle: 'team' as const, teamId: { $in: mine.map(({ _id }) => _id) } },
    { circle: 'captains' as const, teamId: { $in: run.map(({ _id }) => _id) }, leagueId: { $exists: false } },
    {
      circle: 'captains' as const,
      teamId: { $in: led.map(({ teamId }) => teamId) },
      leagueId: { $in: led.map(({ leagueId }) => leagueId) },
    },
  ];
};
