import type { NotificationKind } from '@fieldhouse/api-contract';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import type { ToldKind } from '@fieldhouse/platform';
import { kinds, noticeKinds } from './kinds';
import type { NoticeDocument, NotificationDocument, ToldEvent } from './notification';

const KINDS = Object.keys(kinds) as readonly NotificationKind[];
const TOLD_KINDS = Object.keys(noticeKinds) as readonly ToldKind[];
const idOf = (kind: ToldKind, about: string): string => `${kind}:${about}`;
const firstOf = ({ position, metadata, streamId: stream, revision }: RecordedEvent) => ({
  key: placeText(position),
  at: metadata.occurredAt,
  cause: { stream, revision },
});

/** A document for each thing that people are told of, however many they are. */
export const notificationsProjection: Projection<NotificationDocument, ToldEvent> = {
  name: 'notifications',
  version: 2,
  categories: ['chatLog', 'team'],
  indexes: [{ key: { accountIds: 1, key: -1 } }, { key: { teamId: 1, circle: 1, key: -1 } }],
  idsOf: (event) =>
    KINDS.flatMap((kind) => {
      const told = kinds[kind](event);
      return told ? [idOf(kind, told.about)] : [];
    }),
  project: (before, event, id) => {
    const kind = KINDS.find((one) => id.startsWith(idOf(one, '')));
    const tells = kind && kinds[kind](event)?.tells;
    if (!kind || !tells) return null;
    const { key, at, cause } = before ?? firstOf(event);
    return { _id: id, kind, key, at, cause, ...tells };
  },
};

/** @returns what a fact tells people of that they were not told before it, as its document will be */
export const toldBy = (event: RecordedEvent<ToldEvent>): readonly NotificationDocument[] =>
  notificationsProjection
    .idsOf(event)
    .flatMap((id) => notificationsProjection.project(null, event, id) ?? []);

/** @returns what a fact says of everything that people are told of outside, as it would tell it anew; null: no more of it */
export const noticesIn = (
  event: RecordedEvent<ToldEvent>,
): readonly { readonly id: string; readonly notice: NoticeDocument | null }[] =>
  TOLD_KINDS.flatMap((kind) => {
    const told = noticeKinds[kind](event);
    if (!told) return [];
    const id = idOf(kind, told.about);
    return [{ id, notice: told.tells && { _id: id, kind, ...firstOf(event), ...told.tells } }];
  });
