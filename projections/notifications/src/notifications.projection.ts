import type { NotificationKind } from '@fieldhouse/api-contract';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import type { NoticeKind } from '@fieldhouse/values';
import { kinds, noticeKinds } from './kinds';
import type { Kind, NoticeDocument, NotificationDocument, Told, ToldEvent } from './notification';

/** What a fact says at a place. */
export type Said<K extends NoticeKind = NoticeKind> = {
  readonly kind: K;
  readonly place: string;
  /** The kind and what it is about; null: it ends whatever is told there. */
  readonly id: string | null;
  /** As the fact would tell it anew; null: no more of it. */
  readonly notice: (Omit<NoticeDocument, 'kind'> & { readonly kind: K }) | null;
};

const saidBy = <K extends NoticeKind>(
  all: Readonly<Record<K, Kind>>,
  event: RecordedEvent<ToldEvent>,
): readonly Said<K>[] =>
  (Object.keys(all) as K[]).flatMap((kind) =>
    [all[kind](event) ?? []].flat().map((told: Told): Said<K> => {
      const place = `${kind}:${told.place ?? told.about}`;
      if (told.about === null) return { kind, place, id: null, notice: null };
      const id = `${kind}:${told.about}`;
      return {
        kind,
        place,
        id,
        notice: told.tells && { _id: place, id, kind, ...firstOf(event), ...told.tells },
      };
    }),
  );
const firstOf = ({ position, metadata, streamId: stream, revision }: RecordedEvent) => ({
  key: placeText(position),
  at: metadata.occurredAt,
  cause: { stream, revision },
});

/** @returns what a fact says of what is in the bell */
export const toldBy = (event: RecordedEvent<ToldEvent>): readonly Said<NotificationKind>[] =>
  saidBy(kinds, event);

/** @returns what a fact says of everything that people are told of outside */
export const noticesIn = (event: RecordedEvent<ToldEvent>): readonly Said[] => saidBy(noticeKinds, event);

/** A document for each thing that people are told of, however many they are. */
export const notificationsProjection: Projection<NotificationDocument, ToldEvent> = {
  name: 'notifications',
  version: 15,
  categories: [
    ...['chatLog', 'team', 'draft', 'league', 'leaguePlaces', 'leagueBroadcasts', 'reminders'],
    ...['leagueDiscipline', 'scheduleRequests', 'invoice', 'wallet'],
  ],
  indexes: [
    { key: { id: 1 } },
    { key: { accountIds: 1, key: -1 } },
    { key: { teamId: 1, circle: 1, key: -1 } },
    { key: { 'draft.draftId': 1, 'draft.accountId': 1, key: -1 } },
    { key: { 'registration.registrationId': 1, key: -1 } },
    { key: { 'registration.leagueId': 1, 'registration.registrationId': 1, key: -1 } },
    { key: { 'payment.invoiceId': 1, key: -1 } },
  ],
  idsOf: (event) => toldBy(event).map(({ place }) => place),
  project: (before, event, place) => {
    const said = toldBy(event).find((one) => one.place === place);
    const isSame = before?.id === said?.id;
    // What was said last stays when something ends that was said before.
    if (!said?.notice) return said?.id && !isSame ? before : null;
    const { key, at, cause } = before && isSame ? before : said.notice;
    return { ...said.notice, key, at, cause };
  },
};
