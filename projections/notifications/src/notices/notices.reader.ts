import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import type { Notice, NoticeCause, NoticeRecipient, Notices } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { membershipIn } from '@fieldhouse/read-team-members';
import { isTold, noticeChannel, type NoticeChannel } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { isFor } from '../audience';
import { Circles, circleIdOf } from '../circles';
import { Hearings } from '../hearings';
import { Listeners, type ListenerNow } from '../listeners';
import { Matters, matterOf, type News, type Standing } from '../matters';
import type { NoticeDocument, ToldEvent } from '../notification';
import { noticesIn } from '../notifications.projection';
import { isPushed } from '../payments/payment-notice';
import { NoticeContents } from './notice-contents';
import { NoticeFacts } from './notice-facts';

/** Who is told of what outside of the product: by what they are in their teams, and how they want to be told. */
@Injectable()
export class NoticesReader implements Notices {
  constructor(
    private readonly facts: NoticeFacts,
    private readonly contents: NoticeContents,
    private readonly circles: Circles,
    private readonly hearings: Hearings,
    private readonly listeners: Listeners,
    private readonly people: PeopleDirectory,
    private readonly matters: Matters,
  ) {}

  async toldBy(place: Pick<NoticeCause, 'stream' | 'revision'>): ReturnType<Notices['toldBy']> {
    const event = await this.facts.at(place);
    const told = event ? noticesIn(event).flatMap(({ notice }) => notice ?? []) : [];
    if (!event || told.length === 0) return [];
    const position = positionText(event.position);
    await this.contents.know(told.map((notice) => ({ notice, position })));
    const standing = await this.matters.standing(told.map(matterOf));
    const before = new Set<string>();
    const all: { notice: Notice; recipients: readonly NoticeRecipient[] }[] = [];
    for (const notice of told) {
      const recipients = (await this.recipientsOf(notice, standing)).flatMap(({ channels, ...one }) => {
        const open = channels.filter((channel) => !before.has(`${channel}:${one.accountId}`));
        for (const channel of open) before.add(`${channel}:${one.accountId}`);
        return open.length > 0 ? [{ ...one, channels: open }] : [];
      });
      all.push({ notice: noticeOf(notice, standing, event), recipients });
    }
    return all;
  }

  contentFor: Notices['contentFor'] = (accountId, notices) => this.contents.of(accountId, notices);

  /** A handful of queries however many they are; whoever cannot be reached costs nothing more. */
  private async recipientsOf(told: NoticeDocument, standing: Standing): Promise<readonly NoticeRecipient[]> {
    const { teamId, kind } = told;
    const matter = matterOf(told);
    const { audience, listenerOf, isMailed } = await (matter
      ? this.audienceOfMatter(told, standing.peopleOf(matter), standing)
      : this.audienceOf(told));
    const confirmed = await this.people.confirmed(audience);
    return audience.flatMap((accountId) => {
      const { choices, devices, quiet } = listenerOf(accountId);
      const isReached: Readonly<Record<NoticeChannel, boolean>> = {
        email: confirmed.has(accountId) && isMailed(accountId),
        // Whoever brought it about knows it.
        push: devices.length > 0 && told.by !== accountId && isPushed(told),
      };
      const channels = noticeChannel.options.filter(
        (channel) => isReached[channel] && isTold(choices, kind, channel, teamId),
      );
      return channels.length > 0 ? [{ accountId, channels, quiet }] : [];
    });
  }

  private async audienceOf(told: NoticeDocument): Promise<Audience> {
    const teamId = told.teamId ?? '';
    const [team, hearingOf] = await Promise.all([
      this.circles.find(circleIdOf(told)),
      this.hearings.in(teamId),
    ]);
    const members = team?.members.flatMap(({ accountId }) => accountId ?? []) ?? [];
    const audience = [...new Set([...told.accountIds, ...members])].filter((accountId) =>
      isFor(told, { accountId, membership: membershipIn(team, accountId), hearing: hearingOf(accountId) }),
    );
    return { audience, listenerOf: await this.listeners.of(audience), isMailed: () => true };
  }

  private async audienceOfMatter(
    told: NoticeDocument,
    people: readonly string[],
    { newsFor, isMailed }: Standing,
  ): Promise<Audience> {
    const listenerOf = await this.listeners.of(people);
    const heard = new Map<string, News>();
    for (const accountId of people) {
      const news = newsFor(told, { ...listenerOf(accountId), outside: true });
      if (typeof news !== 'string') heard.set(accountId, news);
    }
    return {
      audience: [...heard.keys()],
      listenerOf,
      isMailed: (accountId) => {
        const news = heard.get(accountId);
        return news !== undefined && isMailed(told, news);
      },
    };
  }
}

/** Who is told, how they want that, and whether what each hears is told by mail. */
type Audience = {
  readonly audience: readonly string[];
  readonly listenerOf: (accountId: string) => ListenerNow;
  readonly isMailed: (accountId: string) => boolean;
};

const noticeOf = (
  told: NoticeDocument,
  { quietOf, isUrgent }: Standing,
  { id: eventId, type, metadata, streamId: stream, revision }: RecordedEvent<ToldEvent>,
): Notice => {
  const { id: notificationId, kind, teamId, by, message } = told;
  return {
    ...{ notificationId, kind, teamId, by, message },
    urgent: isUrgent(told, new Date().toISOString()),
    quiet: quietOf(told),
    cause: { eventId, type, at: metadata.occurredAt, stream, revision },
  };
};
