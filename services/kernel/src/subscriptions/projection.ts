import type { IndexDescription } from 'mongodb';
import type { DomainEvent } from '../events/event-definition';
import { positionText, type RecordedEvent } from '../events/recorded-event';

/** A read model's document: `_id` is the entity's id. */
export type ReadModelDocument = { readonly _id: string };

/**
 * A read model as a fold. Name and version key both its collection and its checkpoint: to change the shape, raise
 * the version; the new one is built beside the old one.
 */
export type Projection<
  Doc extends ReadModelDocument = ReadModelDocument,
  Event extends DomainEvent = DomainEvent,
> = {
  readonly name: string;
  readonly version: number;
  /** Read models of other names whose place it has taken, by their last versions: they go once it has caught up. */
  readonly replaces?: readonly { readonly name: string; readonly version: number }[];
  /** Stream categories that it reads; events of other types in them are passed over. */
  readonly categories: readonly string[];
  readonly indexes: readonly IndexDescription[];
  /** The document (or documents) that an event changes; none = the event means nothing here. */
  readonly idsOf: (event: RecordedEvent<Event>) => readonly string[];
  /**
   * Documents that an event changes besides and cannot name: those with these values in these fields, such as all that
   * an erased person wrote. Needs an index.
   */
  readonly whose?: (event: RecordedEvent<Event>) => FieldValues | null;
  /** The document after the event; `null` removes it. Pure. */
  readonly project: (document: Doc | null, event: RecordedEvent<Event>, id: string) => Doc | null;
};

/** Values by field. */
export type FieldValues = Readonly<Record<string, string>>;

/** @returns the collection that a projection's documents are in. */
export const collectionOf = (projection: Pick<Projection, 'name' | 'version'>): string =>
  `read_${projection.name}_v${projection.version}`;

/** A document as stored: with the position of the last event folded into it. `gone` marks a removed one. */
export type Positioned<Doc> = Doc & { readonly _position: string; readonly _gone?: true };

/** Folds events into documents, skipping those that a document already holds. Mutates and returns `documents`. */
export const foldBatch = <Doc extends ReadModelDocument, Event extends DomainEvent>(
  projection: Projection<Doc, Event>,
  documents: Map<string, Positioned<Doc>>,
  events: readonly RecordedEvent<Event>[],
): Set<string> => {
  const changed = new Set<string>();
  for (const event of events) {
    const at = positionText(event.position);
    for (const id of idsIn(projection, documents, event)) {
      const before = documents.get(id);
      if (before && before._position >= at) continue;
      const after = projection.project(before && !before._gone ? before : null, event, id);
      documents.set(
        id,
        after ? { ...after, _position: at } : ({ _id: id, _position: at, _gone: true } as Positioned<Doc>),
      );
      changed.add(id);
    }
  }
  return changed;
};

/** The documents that an event changes, of those that were loaded for it and those that it names. */
const idsIn = <Doc extends ReadModelDocument, Event extends DomainEvent>(
  projection: Projection<Doc, Event>,
  documents: ReadonlyMap<string, Positioned<Doc>>,
  event: RecordedEvent<Event>,
): readonly string[] => {
  const values = projection.whose?.(event);
  return values ? [...projection.idsOf(event), ...having(documents, values)] : projection.idsOf(event);
};

/** @returns the ids of the documents that have these values */
export const having = (
  documents: ReadonlyMap<string, ReadModelDocument>,
  values: FieldValues,
): readonly string[] =>
  [...documents].flatMap(([id, document]) =>
    Object.entries(values).every(([field, value]) => (document as FieldValues)[field] === value) ? [id] : [],
  );
