import { ReadModelReader, RetryLater } from '@fieldhouse/kernel/runtime';
import {
  DRAFT_ROOMS,
  MONGO_DB,
  REDIS,
  WhoIsThere,
  type NoticeContent,
  type NoticeOver,
  type Notices,
} from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { membershipIn } from '@fieldhouse/read-team-members';
import { partsOf, withNames, type NoticeChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import type { Db } from 'mongodb';
import { isFor, OF_STRANGERS } from '../audience';
import { Circles, circleIdOf } from '../circles';
import { isForCalendars } from '../drafts/draft-notice';
import { Hearings } from '../hearings';
import { isInBell } from '../kinds';
import { inboxesProjection, type InboxDocument } from '../inboxes.projection';
import { Listeners } from '../listeners';
import { Matters, matterOf } from '../matters';
import type { NoticeDocument } from '../notification';
import { NoticeFacts, type NoticeNow } from './notice-facts';

/** After so long it is looked again whether the read models know. */
const BEHIND_SECONDS = 1;
const NO_INBOX = { upTo: '', read: [] } as const;

/** What there is to tell somebody, looked at again when it is about to be sent. */
@Injectable()
export class NoticeContents {
  private readonly inboxes: ReadModelReader<InboxDocument>;
  private readonly rooms: WhoIsThere;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly facts: NoticeFacts,
    private readonly circles: Circles,
    private readonly hearings: Hearings,
    private readonly listeners: Listeners,
    private readonly people: PeopleDirectory,
    private readonly matters: Matters,
    @Inject(REDIS) redis: Redis,
  ) {
    this.inboxes = new ReadModelReader(db, inboxesProjection);
    this.rooms = new WhoIsThere(redis, DRAFT_ROOMS);
  }

  async of(
    accountId: string,
    notices: Parameters<Notices['contentFor']>[1],
  ): Promise<readonly (NoticeContent | NoticeOver)[]> {
    const found = await this.facts.now(notices);
    await this.know(found.flatMap((one) => one ?? []));
    const inbox = (await this.inboxes.byId(accountId)) ?? NO_INBOX;
    return Promise.all(
      found.map(async (now, n) =>
        now ? this.contentOf(accountId, now, { ...inbox, channel: notices[n]?.channel }) : 'over',
      ),
    );
  }

  /**
   * Waits until the read models have seen what is told. Of one that is built anew nobody could say that there is nothing to
   * tell, or that nobody has seen it.
   * @throws RetryLater while they have not
   */
  async know(told: readonly Omit<NoticeNow, 'text'>[]): Promise<void> {
    // Whoever has just confirmed an address, or said how they want to be told, is told by that.
    const models = [this.people, this.listeners, this.hearings, this.inboxes];
    const seen = told.flatMap(({ notice, position }) => [
      matterOf(notice) ? this.matters.atLeast(position) : this.circles.atLeast(circleIdOf(notice), position),
      ...models.map((model) => model.atLeast(position)),
    ]);
    if (!(await Promise.all(seen)).every(Boolean)) throw new RetryLater(BEHIND_SECONDS);
  }

  private async contentOf(
    accountId: string,
    now: NoticeNow,
    inbox: InboxOnWay,
  ): Promise<NoticeContent | NoticeOver> {
    const { notice, text } = now;
    if (matterOf(notice)) return this.contentOfMatter(accountId, now, inbox);
    const { kind, key, by, message, leagueId } = notice;
    const teamId = notice.teamId ?? '';
    const [team, hearing] = await Promise.all([
      this.circles.find(circleIdOf(notice)),
      this.hearings.one(teamId, accountId),
    ]);
    const membership = membershipIn(team, accountId);
    const hasRead = message !== null && (hearing.read[message.channel] ?? '') >= key;
    if (hasRead || hasSeen(notice, inbox)) return 'seen';
    if (!isFor(notice, { accountId, membership, hearing })) return isOut(notice, membership) ? 'gone' : 'off';
    const people = peopleIn(text, by);
    const nameOf = await this.namesOf(people);
    return {
      ...{
        kind,
        teamId,
        teamName: team?.name ?? '',
        message,
        people,
        ...(leagueId !== undefined && { leagueId }),
        draft: null,
        registration: null,
        broadcast: null,
        payment: null,
      },
      by: by === null ? null : nameOf(by),
      text: text === null ? null : inOneLine(text, nameOf),
    };
  }

  private async contentOfMatter(
    accountId: string,
    { notice, text }: NoticeNow,
    inbox: InboxOnWay,
  ): Promise<NoticeContent | NoticeOver> {
    if (hasSeen(notice, inbox)) return 'seen';
    const [standing, listenerOf] = await Promise.all([
      this.matters.standing([matterOf(notice)], accountId),
      this.listeners.of([accountId]),
    ]);
    const news = standing.newsFor(notice, { ...listenerOf(accountId), outside: true });
    if (typeof news === 'string') return news;
    const { draft, registration, broadcast, payment, leagueName } = news;
    const { kind, teamId, message } = notice;
    // Whoever has the room open sees and hears it there.
    if (kind === 'draftTurn' && draft && (await this.rooms.isThere(draft.leagueId, accountId))) return 'seen';
    return {
      ...{ kind, teamId, message, draft, registration, payment },
      broadcast: broadcast && { ...broadcast, text: text === null ? null : inLines(text) },
      teamName: leagueName,
      by: null,
      text: null,
      // What is sent of it goes with whoever wrote it.
      people: broadcast && notice.by !== null ? [notice.by] : [],
    };
  }

  private async namesOf(people: readonly string[]): Promise<(accountId: string) => string | null> {
    const known = await this.people.known(people);
    return (accountId) => known.get(accountId)?.name ?? null;
  }
}

/** What somebody has seen in the bell, and the way on which they are about to be told. */
type InboxOnWay = Pick<InboxDocument, 'upTo' | 'read'> & { readonly channel?: NoticeChannel | undefined };

/** @returns whether somebody need not be told, since they saw it in the bell: no calendar has an entry from there */
export const hasSeen = (
  { kind, id, key, draft }: Pick<NoticeDocument, 'kind' | 'id' | 'key' | 'draft'>,
  { upTo, read, channel }: InboxOnWay,
): boolean =>
  isInBell(kind) &&
  (upTo >= key || read.includes(id)) &&
  !(channel === 'email' && draft !== null && isForCalendars(draft));

/** Whether somebody is not told because of what they are in the team, or are no more. */
const isOut = ({ kind }: NoticeDocument, membership: ReturnType<typeof membershipIn>): boolean =>
  !OF_STRANGERS.includes(kind) && (membership === null || membership.status === 'inactive');

/** Whoever brought it about, and whom a text mentions. */
const peopleIn = (text: string | null, by: string | null): readonly string[] => {
  const mentioned = partsOf(text ?? '').flatMap((part) => (part.kind === 'person' ? [part.accountId] : []));
  return [...mentioned, ...(by === null ? [] : [by])];
};

/** Its lines as they were written, with nothing between them. */
const inLines = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const inOneLine = (text: string, nameOf: (accountId: string) => string | null): string =>
  withNames(text, (accountId) => nameOf(accountId) ?? 'unknown')
    .replace(/\s+/g, ' ')
    .trim();
