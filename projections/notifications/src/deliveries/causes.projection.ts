import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { actorOf } from '../notification';

type CausingEvent = DraftEvent | LeagueEvent | PlayerPoolEvent;

/** A fact from which others may have followed; `_id` is its own. */
export type CauseDocument = {
  readonly _id: string;
  readonly type: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** The account behind it; null: the product. */
  readonly by: string | null;
  /** The fact that it followed from, if that is here. */
  readonly causedBy: string;
};

/** What processes answer with facts of teams. */
const CAUSES = new Set<CausingEvent['type']>([
  'DraftCreated',
  'DraftSettingsChanged',
  'DraftPublished',
  'TeamEntered',
  'TeamRoleGranted',
  'TeamRoleRevoked',
  'TeamRosterCreated',
  'PlayerAccountLinked',
  'PlayerForgotten',
]);

/** Where notifications come from that nobody brought about in their team: the log itself finds no fact by its id. */
export const causesProjection: Projection<CauseDocument, CausingEvent> = {
  name: 'notice-causes',
  version: 2,
  categories: ['draft', 'league', 'playerPool'],
  indexes: [],
  idsOf: ({ type, id }) => (CAUSES.has(type) ? [id] : []),
  project: (_, event, id) => ({
    _id: id,
    type: event.type,
    at: event.metadata.occurredAt,
    by: actorOf(event),
    causedBy: event.metadata.$causationId,
  }),
};
