import { positionText, type RecordedEvent } from '@fieldhouse/kernel';
import {
  EVENT_STORE,
  EventCatalog,
  LogReader,
  type EventStore,
  type StoredEvent,
} from '@fieldhouse/kernel/runtime';
import type { NoticeCause } from '@fieldhouse/platform';
import { REPORTS_TO_HIDE, filesWords, pollWords } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { NoticeDocument, ToldEvent } from '../notification';
import { noticesIn, type Said } from '../notifications.projection';

/**
 * Something that people are told of, as the log has it now; `text`: of a message, null once it is its author's no more;
 * `position`: of the last fact about it, 20-digit text.
 */
export type NoticeNow = {
  readonly notice: NoticeDocument;
  readonly text: string | null;
  readonly position: string;
};

type Place = Pick<NoticeCause, 'stream' | 'revision'>;

/** What there is to tell, from the log itself: no read model is behind it, and no text is kept twice. */
@Injectable()
export class NoticeFacts {
  constructor(
    private readonly log: LogReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
  ) {}

  /** @returns the fact at a place; null: there is none */
  async at({ stream, revision }: Place): Promise<RecordedEvent<ToldEvent> | null> {
    const stored = await this.log.event(stream, revision);
    return stored ? this.catalog.decode<ToldEvent>(stored) : null;
  }

  /** @returns for each of these what its fact has told, as later facts have left it; null: it is over */
  async now(asked: readonly Asked[]): Promise<readonly (NoticeNow | null)[]> {
    const streams = new Map<string, number>();
    for (const { cause } of asked)
      streams.set(cause.stream, Math.min(cause.revision, streams.get(cause.stream) ?? cause.revision));
    const found = new Map<Asked, StoredEvent[]>(asked.map((one) => [one, []]));
    for (const [stream, first] of streams)
      for await (const event of this.events.read(stream, first))
        for (const [one, facts] of found) if (mayBeAbout(one, event)) facts.push(event);
    return Promise.all(
      asked.map(async (one) => {
        const facts = found.get(one) ?? [];
        return nowAfter(one.notificationId, await this.catalog.decodeAll<ToldEvent>(facts));
      }),
    );
  }
}

type Asked = { readonly notificationId: string; readonly cause: Place };

const aboutOf = ({ notificationId }: Asked): string => notificationId.slice(notificationId.indexOf(':') + 1);
/** A turn ends with the next one, or with what names no turn. */
const mayBeAbout = (one: Asked, event: StoredEvent): boolean =>
  event.streamId === one.cause.stream &&
  event.revision >= one.cause.revision &&
  (one.notificationId.startsWith('draftTurn:') || idsIn(event).some((id) => isAbout(aboutOf(one), id)));
/** Of a registration, of an invoice and of credit each fact is told by itself: its id, and the fact's place. */
const isAbout = (about: string, id: string): boolean => about === id || about.startsWith(`${id}.`);
/** What a fact may be about, as kinds have it: never what it only names, as the message that another answers. */
const idsIn = ({ id, data }: StoredEvent): readonly string[] =>
  [id, ...NAMES.map((name) => data[name])].filter((one) => typeof one === 'string');
const NAMES = [
  ...(['messageId', 'invitationId', 'requestId', 'registrationId'] as const),
  ...(['entryId', 'leagueId', 'broadcastId', 'invoiceId', 'walletId'] as const),
  ...(['suspensionId', 'memberId', 'accountId'] as const),
] as const;

/** Folds the facts about something, from the one that told of it on. */
export const nowAfter = (
  notificationId: string,
  facts: readonly RecordedEvent<ToldEvent>[],
): NoticeNow | null => {
  let notice: NoticeDocument | null = null;
  let text: string | null = null;
  let isPoll = false;
  let reporters = new Set<string>();
  for (const fact of facts) {
    const { type, data } = fact;
    if (type === 'MessagePosted') {
      text = data.text === '' ? filesWords(data.attachments ?? []) : data.text;
      isPoll = !!data.poll;
    }
    if (type === 'MessageEdited' || type === 'LeagueBroadcastSent') text = data.text;
    if (type === 'MessageReported') reporters.add(data.authorId);
    if (type === 'MessageKept') reporters = new Set();
    const said = noticesIn(fact);
    const told = said.find(({ id }) => id === notificationId);
    if (told) notice = told.notice && { ...told.notice, ...keptOf(notice) };
    // What has ended does not begin again, nor does what something else has taken the place of.
    if (notice ? said.some(takesPlaceOf(notice)) : told) return null;
  }
  const last = facts.at(-1);
  return notice && last && reporters.size < REPORTS_TO_HIDE
    ? {
        notice,
        text: isPoll && text !== null ? pollWords(text) : text,
        position: positionText(last.position),
      }
    : null;
};

/** Another thing, or the end of whatever is told there. */
const takesPlaceOf =
  ({ _id, id }: NoticeDocument) =>
  (one: Said): boolean =>
    one.place === _id && one.id !== id && (one.id === null || one.notice !== null);

const keptOf = (first: NoticeDocument | null): Partial<NoticeDocument> =>
  first ? { key: first.key, at: first.at, cause: first.cause } : {};
