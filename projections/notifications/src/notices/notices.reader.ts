import { RetryLater, ReadModelReader } from '@fieldhouse/kernel/runtime';
import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import {
  MONGO_DB,
  type Notice,
  type NoticeCause,
  type NoticeRecipient,
  type Notices,
} from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { membershipIn } from '@fieldhouse/read-team-members';
import { isTold, noticeChannel, type NoticeChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { isFor } from '../audience';
import { Circles } from '../circles';
import { draftNoticeFor, quietOfTurn } from '../drafts/draft-notice';
import { ToldDrafts, peopleOf } from '../drafts/told-drafts';
import { Hearings } from '../hearings';
import { noticeSettingsProjection, type NoticeSettingsDocument } from '../notice-settings.projection';
import type { NoticeDocument, ToldEvent } from '../notification';
import { noticesIn } from '../notifications.projection';
import { NoticeContents } from './notice-contents';
import { NoticeFacts } from './notice-facts';

const BEHIND_SECONDS = 1;

/** Who is told of what outside of the product: by what they are in their teams, and how they want to be told. */
@Injectable()
export class NoticesReader implements Notices {
  private readonly settings: ReadModelReader<NoticeSettingsDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly facts: NoticeFacts,
    private readonly contents: NoticeContents,
    private readonly circles: Circles,
    private readonly hearings: Hearings,
    private readonly people: PeopleDirectory,
    private readonly drafts: ToldDrafts,
  ) {
    this.settings = new ReadModelReader(db, noticeSettingsProjection);
  }

  async toldBy(place: Pick<NoticeCause, 'stream' | 'revision'>): ReturnType<Notices['toldBy']> {
    const event = await this.facts.at(place);
    const told = event ? noticesIn(event).flatMap(({ notice }) => notice ?? []) : [];
    if (!event || told.length === 0) return [];
    const position = positionText(event.position);
    const known = told.map(({ draft, teamId }) =>
      draft ? this.drafts.atLeast(position) : this.circles.atLeast(teamId, position),
    );
    if (!(await Promise.all(known)).every(Boolean)) throw new RetryLater(BEHIND_SECONDS);
    const before = new Set<string>();
    const all: { notice: Notice; recipients: readonly NoticeRecipient[] }[] = [];
    for (const notice of told) {
      const recipients = (await this.recipientsOf(notice)).flatMap(({ channels, ...one }) => {
        const open = channels.filter((channel) => !before.has(`${channel}:${one.accountId}`));
        for (const channel of open) before.add(`${channel}:${one.accountId}`);
        return open.length > 0 ? [{ ...one, channels: open }] : [];
      });
      all.push({ notice: await this.noticeOf(notice, event), recipients });
    }
    return all;
  }

  contentFor: Notices['contentFor'] = (accountId, notices) => this.contents.of(accountId, notices);

  /** A handful of queries however many they are; whoever cannot be reached costs nothing more. */
  private async recipientsOf(told: NoticeDocument): Promise<readonly NoticeRecipient[]> {
    const { teamId, kind } = told;
    const [audience, said] = await this.audienceOf(told);
    const confirmed = await this.people.confirmed(audience);
    const settingsOf = new Map(said.map((one) => [one._id, one]));
    return audience.flatMap((accountId) => {
      const { choices = [], devices = [], quiet = null } = settingsOf.get(accountId) ?? {};
      const isReached: Readonly<Record<NoticeChannel, boolean>> = {
        // The drafts send their mails themselves.
        email: kind !== 'draft' && confirmed.has(accountId),
        push: devices.length > 0,
      };
      const channels = noticeChannel.options.filter(
        (channel) => isReached[channel] && isTold(choices, kind, channel, teamId),
      );
      return channels.length > 0 ? [{ accountId, channels, quiet }] : [];
    });
  }

  /** @returns who is told, and the settings of those who have any */
  private async audienceOf(
    told: NoticeDocument,
  ): Promise<readonly [audience: readonly string[], settings: readonly NoticeSettingsDocument[]]> {
    if (told.draft) return this.peopleOfDraft(told, told.draft.draftId);
    const teamId = told.teamId ?? '';
    const [team, hearingOf] = await Promise.all([this.circles.find(teamId), this.hearings.in(teamId)]);
    const members = team?.members.flatMap(({ accountId }) => accountId ?? []) ?? [];
    const audience = [...new Set([...told.accountIds, ...members])].filter((accountId) =>
      isFor(told, { accountId, membership: membershipIn(team, accountId), hearing: hearingOf(accountId) }),
    );
    return [audience, await this.settingsOf(audience)];
  }

  private async peopleOfDraft(told: NoticeDocument, draftId: string): ReturnType<typeof this.audienceOf> {
    const draft = await this.drafts.find(draftId);
    const people = peopleOf(draft);
    const settings = await this.settingsOf(people);
    const leadsOf = new Map(settings.map(({ _id, leads }) => [_id, leads]));
    const at = new Date().toISOString();
    const audience = people.filter((accountId) => {
      const listener = { accountId, leads: leadsOf.get(accountId) ?? {}, at };
      return typeof draftNoticeFor(told, draft, listener) !== 'string';
    });
    return [audience, settings];
  }

  private settingsOf(accountIds: readonly string[]): Promise<readonly NoticeSettingsDocument[]> {
    return this.settings.find({ _id: { $in: [...accountIds] } }).toArray();
  }

  private async noticeOf(
    { id: notificationId, kind, teamId, by, message, draft }: NoticeDocument,
    { id: eventId, type, metadata, streamId: stream, revision }: RecordedEvent<ToldEvent>,
  ): Promise<Notice> {
    const turnOf = kind === 'draftTurn' && draft ? await this.drafts.find(draft.draftId) : null;
    return {
      ...{ notificationId, kind, teamId, by, message, quiet: turnOf && quietOfTurn(turnOf) },
      cause: { eventId, type, at: metadata.occurredAt, stream, revision },
    };
  }
}
