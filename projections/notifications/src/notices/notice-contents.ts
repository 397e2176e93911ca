import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, type NoticeContent, type NoticeOver, type Notices } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers, membershipIn } from '@fieldhouse/read-team-members';
import { partsOf } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { isFor } from '../audience';
import { Hearings } from '../hearings';
import { inboxesProjection, type InboxDocument } from '../inboxes.projection';
import type { NoticeDocument } from '../notification';
import { NoticeFacts, type NoticeNow } from './notice-facts';

const NO_INBOX = { upTo: '', read: [] } as const;

/** What there is to tell somebody, looked at again when it is about to be sent. */
@Injectable()
export class NoticeContents {
  private readonly inboxes: ReadModelReader<InboxDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly facts: NoticeFacts,
    private readonly teams: TeamMembers,
    private readonly hearings: Hearings,
    private readonly people: PeopleDirectory,
  ) {
    this.inboxes = new ReadModelReader(db, inboxesProjection);
  }

  async of(
    accountId: string,
    notices: Parameters<Notices['contentFor']>[1],
  ): Promise<readonly (NoticeContent | NoticeOver)[]> {
    const inbox = (await this.inboxes.byId(accountId)) ?? NO_INBOX;
    const found = await this.facts.now(notices);
    return Promise.all(found.map(async (now) => (now ? this.contentOf(accountId, now, inbox) : 'over')));
  }

  private async contentOf(
    accountId: string,
    { notice, text }: NoticeNow,
    inbox: Pick<InboxDocument, 'upTo' | 'read'>,
  ): Promise<NoticeContent | NoticeOver> {
    const { _id: id, kind, key, teamId, by, message } = notice;
    const [team, hearing] = await Promise.all([
      this.teams.find(teamId),
      this.hearings.one(teamId, accountId),
    ]);
    const membership = membershipIn(team, accountId);
    const hasRead = message !== null && (hearing.read[message.channel] ?? '') >= key;
    // What is said in a team is not in the bell.
    const hasSeen = kind !== 'chat' && (inbox.upTo >= key || inbox.read.includes(id));
    if (hasRead || hasSeen) return 'seen';
    if (!isFor(notice, { accountId, membership, hearing })) return isOut(notice, membership) ? 'gone' : 'off';
    const people = peopleIn(text, by);
    const nameOf = await this.namesOf(people);
    return {
      ...{ kind, teamId, teamName: team?.name ?? '', message, people },
      by: by === null ? null : nameOf(by),
      text: text === null ? null : inOneLine(text, nameOf),
    };
  }

  private async namesOf(people: readonly string[]): Promise<(accountId: string) => string | null> {
    const known = await this.people.known(people);
    return (accountId) => known.get(accountId)?.name ?? null;
  }
}

/** Whether somebody is not told because of what they are in the team, or are no more. */
const isOut = ({ kind }: NoticeDocument, membership: ReturnType<typeof membershipIn>): boolean =>
  kind !== 'invitation' && (membership === null || membership.status === 'inactive');

/** Whoever brought it about, and whom a text mentions. */
const peopleIn = (text: string | null, by: string | null): readonly string[] => {
  const mentioned = partsOf(text ?? '').flatMap((part) => (part.kind === 'person' ? [part.accountId] : []));
  return [...mentioned, ...(by === null ? [] : [by])];
};

const MANY = { team: '@team', captains: '@captains' } as const;

const inOneLine = (text: string, nameOf: (accountId: string) => string | null): string =>
  partsOf(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'many' ? MANY[part.wide] : `@${nameOf(part.accountId) ?? 'unknown'}`;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
