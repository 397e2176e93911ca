import { defineEvent, moreEncrypted, type EventOf, type Upcaster } from '@fieldhouse/kernel';
import { gender, night } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

/** A registered player as the organiser knows them. */
export const playerDetails = z.object({
  /** The organiser's own registration id; finds the player again when the list is imported once more. */
  externalId: z.string().nullable(),
  firstName: z.string().min(1).max(50),
  lastName: z.string().min(1).max(50),
  birthDate: z.iso.date().nullable(),
  hometown: z.string().max(80).nullable(),
  /** For the staff alone. */
  phone: z.string().max(40).nullable(),
  gender: gender.nullable(),
  /** Position codes of the league's sport, the main one first. */
  positions: z.array(z.string()),
  /** 1 (absolute beginner) to 10 (national touring); null = not rated yet. */
  rating: z.number().min(1).max(10).nullable(),
  /** Evenings the player can play; empty = not said. */
  nights: z.array(night),
  comment: z.string().max(500).nullable(),
  /** What the organiser's own list says besides, under its own headings; for the staff alone. */
  ownColumns: z.array(z.object({ column: z.string().min(1), value: z.string().min(1) })),
});

const personal = {
  keyOf: 'playerId',
  fields: {
    externalId: null,
    firstName: 'Deleted',
    lastName: 'player',
    birthDate: null,
    hometown: null,
    phone: null,
    gender: null,
    rating: null,
    nights: [],
    comment: null,
    ownColumns: [],
  },
} as const;
/** Version 2 had no telephone numbers. */
const withPhone: Upcaster = (data) => ({ ...data, phone: null });
/** Version 3 kept no columns of the organiser's own. */
const withOwnColumns: Upcaster = (data) => ({ ...data, ownColumns: [] });
const details = { upcasters: [moreEncrypted, withPhone, withOwnColumns], encrypted: personal };
const about = { leagueId: id, playerId: id };

/** Every event of a `playerPool-…` stream; one stream per league. */
export const playerPoolEvents = [
  defineEvent(
    'PlayerRegistered',
    playerDetails.extend({ ...about, registeredAt: z.iso.datetime(), importId: id.nullable() }),
    details,
  ),
  defineEvent('PlayerChanged', playerDetails.extend({ ...about, importId: id.nullable() }), details),
  defineEvent('PlayerWithdrawn', z.object({ ...about, reason: z.string() }), {
    encrypted: { keyOf: 'playerId', fields: { reason: '' } },
  }),
  defineEvent('PlayerReinstated', z.object(about)),
  /** Nothing about the person can be read any more; the key of their fields was destroyed. Their id stays in rosters and drafts. */
  defineEvent('PlayerForgotten', z.object({ ...about, forgottenAt: z.iso.datetime() })),
  defineEvent('EvaluatorNoteAdded', z.object({ ...about, noteId: id, text: z.string() }), {
    encrypted: { keyOf: 'playerId', fields: { text: '' } },
  }),
  defineEvent('PlayerAccountLinked', z.object({ ...about, accountId: id.nullable() })),
  defineEvent('GroupRequested', z.object({ leagueId: id, fromPlayerId: id, toPlayerId: id })),
  /** Both sides have agreed: these players are drafted together. */
  defineEvent('GroupFormed', z.object({ leagueId: id, groupId: id, playerIds: z.array(id) })),
  defineEvent('GroupDissolved', z.object({ leagueId: id, groupId: id })),
  defineEvent(
    'PoolImportStarted',
    z.object({
      leagueId: id,
      importId: id,
      fileName: z.string(),
      rows: z.number().int(),
      /** Whose list it is: an account. Version 1 did not say. */
      accountId: id.optional(),
    }),
    { upcasters: [moreEncrypted], encrypted: { keyOf: 'accountId', fields: { fileName: '' } } },
  ),
  defineEvent(
    'PoolImportFinished',
    z.object({
      leagueId: id,
      importId: id,
      added: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      skipped: z.number().int(),
    }),
  ),
] as const;
export type PlayerPoolEvent = EventOf<(typeof playerPoolEvents)[number]>;
export type PlayerDetails = z.infer<typeof playerDetails>;
