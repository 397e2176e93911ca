import type { z } from 'zod';

/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A fact before it is stored: what happened, in JSON values only. */
export type DomainEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type;
  readonly data: Data;
};

/** Turns the data of schema version `n` into that of version `n + 1`; pure. */
export type Upcaster = (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * Fields that are stored encrypted under the key of one subject (a person, or a draft for its seed).
 * `keyOf` names the field that holds the subject's id (null: nobody's, and the fields stay open); `fields` maps each
 * encrypted field to what it reads as once the key has been destroyed. A field that was open before is closed from a
 * new schema version on.
 */
export type EncryptedFields = {
  readonly keyOf: string;
  readonly fields: Readonly<Record<string, JsonValue>>;
};

/** One stored event type: its current schema, its older versions' upcasters and its encrypted fields. */
export type EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Type;
  readonly schema: Schema;
  readonly upcasters: readonly Upcaster[];
  /** By subject: an event may be about several. */
  readonly encrypted: readonly EncryptedFields[];
};

/** The event that a definition describes, as decisions and folds see it. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema> ? DomainEvent<Type, z.infer<Schema>> : never;

/** For a schema version in which only more is encrypted than before. */
export const moreEncrypted: Upcaster = (data) => ({ ...data });

/** For a schema version in which a field has another name. */
export const renamed =
  (from: string, to: string): Upcaster =>
  ({ [from]: value, ...data }) => ({ ...data, [to]: value });

/** Declares an event type. Its schema version is `upcasters.length + 1`. */
export const defineEvent = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  schema: Schema,
  options: {
    readonly upcasters?: readonly Upcaster[];
    readonly encrypted?: EncryptedFields | readonly EncryptedFields[];
  } = {},
): EventDefinition<Type, Schema> => ({
  type,
  schema,
  upcasters: options.upcasters ?? [],
  encrypted: [options.encrypted ?? []].flat(),
});

/** @returns the version that new events of this type are written with; versions start at 1. */
export const currentVersion = (definition: EventDefinition): number => definition.upcasters.length + 1;
