import type { NotificationKind } from '@fieldhouse/api-contract';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import { kinds } from './kinds';
import type { NotificationDocument, ToldEvent } from './notification';

const KINDS = Object.keys(kinds) as readonly NotificationKind[];
const idOf = (kind: NotificationKind, about: string): string => `${kind}:${about}`;

/** A document for each thing that people are told of, however many they are. */
export const notificationsProjection: Projection<NotificationDocument, ToldEvent> = {
  name: 'notifications',
  version: 1,
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
    const { key, at } = before ?? { key: placeText(event.position), at: event.metadata.occurredAt };
    return { _id: id, kind, key, at, ...tells };
  },
};

/** @returns what a fact tells people of that they were not told before it, as its document will be */
export const toldBy = (event: RecordedEvent<ToldEvent>): readonly NotificationDocument[] =>
  notificationsProjection
    .idsOf(event)
    .flatMap((id) => notificationsProjection.project(null, event, id) ?? []);
