import type { NotificationKind } from '@fieldhouse/api-contract';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import type { NoticeKind } from '@fieldhouse/values';
import { kinds, noticeKinds } from './kinds';
import type { NoticeDocument, NotificationDocument, Told, ToldEvent } from './notification';

const KINDS = Object.keys(kinds) as readonly NotificationKind[];
const TOLD_KINDS = Object.keys(noticeKinds) as readonly NoticeKind[];
const idOf = (kind: NoticeKind, about: string): string => `${kind}:${about}`;
const placeOf = (kind: NoticeKind, { about, place = about }: Told): string => idOf(kind, place);
const firstOf = ({ position, metadata, streamId: stream, revision }: RecordedEvent) => ({
  key: placeText(position),
  at: metadata.occurredAt,
  cause: { stream, revision },
});

/** A document for each thing that people are told of, however many they are. */
export const notificationsProjection: Projection<NotificationDocument, ToldEvent> = {
  name: 'notifications',
  version: 4,
  categories: ['chatLog', 'team', 'draft', 'league', 'reminders'],
  indexes: [
    { key: { id: 1 } },
    { key: { accountIds: 1, key: -1 } },
    { key: { teamId: 1, circle: 1, key: -1 } },
    { key: { 'draft.draftId': 1, 'draft.accountId': 1, key: -1 } },
  ],
  idsOf: (event) =>
    KINDS.flatMap((kind) => {
      const told = kinds[kind](event);
      return told ? [placeOf(kind, told)] : [];
    }),
  project: (before, event, place) => {
    const kind = KINDS.find((one) => place.startsWith(idOf(one, '')));
    const told = kind && kinds[kind](event);
    if (!kind || !told) return null;
    const id = idOf(kind, told.about);
    // What was said last stays when something is deleted that was said before.
    if (kind === 'direct' && !told.tells && before?.id !== id) return before;
    if (!told.tells) return null;
    const { key, at, cause } = before?.id === id ? before : firstOf(event);
    return { _id: place, id, kind, key, at, cause, ...told.tells };
  },
};

/** @returns what a fact tells people of that they were not told before it, as its document will be */
export const toldBy = (event: RecordedEvent<ToldEvent>): readonly NotificationDocument[] =>
  notificationsProjection
    .idsOf(event)
    .flatMap((id) => notificationsProjection.project(null, event, id) ?? []);

/** @returns what a fact says of a draft, by the place it takes; `told` null: nothing more is told there */
export const draftTold = (
  event: RecordedEvent<ToldEvent>,
): readonly {
  readonly place: string;
  readonly draftId: string;
  readonly told: NotificationDocument | null;
}[] =>
  notificationsProjection.idsOf(event).flatMap((place) => {
    const told = notificationsProjection.project(null, event, place);
    const draftId = told ? told.draft?.draftId : 'draftId' in event.data ? event.data.draftId : undefined;
    return draftId === undefined ? [] : [{ place, draftId, told }];
  });

type Said = { readonly id: string; readonly place: string; readonly notice: NoticeDocument | null };

/** @returns what a fact says of everything that people are told of outside, as it would tell it anew; null: no more of it */
export const noticesIn = (event: RecordedEvent<ToldEvent>): readonly Said[] =>
  TOLD_KINDS.flatMap((kind) => {
    const told = noticeKinds[kind](event);
    if (!told) return [];
    const [place, id] = [placeOf(kind, told), idOf(kind, told.about)];
    return [{ id, place, notice: told.tells && { _id: place, id, kind, ...firstOf(event), ...told.tells } }];
  });
