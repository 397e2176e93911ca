import { OWN_COLUMNS } from '@fieldhouse/values';
import { z } from 'zod';
import { nameField } from '../identity/identity.fields';
import type { CommandBodies } from '../shared/command-table';
import type { playerPoolCommands } from './commands';
import { LIST_PROBLEMS, listColumn, listProblem, listShape } from '../shared/list.contract';
import { gender, idText, night, phoneText } from '../shared/shared.contract';

const rating = z.number().min(1, 'Ratings go from 1 to 10').max(10, 'Ratings go from 1 to 10').nullable();
/** What a column of the organiser's own says about a player; an empty value takes it away. */
export const ownColumn = z.object({
  column: z.string().trim().min(1).max(OWN_COLUMNS.heading, 'Keep the heading under 100 characters'),
  value: z.string().trim().max(OWN_COLUMNS.value, 'Keep it under 200 characters'),
});
export const playerBody = z.object({
  externalId: z.string().trim().max(64).nullable(),
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
  birthDate: z.iso.date('Give the date as YYYY-MM-DD').nullable(),
  hometown: z.string().trim().max(80).nullable(),
  phone: phoneText.nullable(),
  gender: gender.nullable(),
  positions: z.array(z.string()).max(12),
  rating,
  nights: z.array(night),
  comment: z.string().trim().max(500, 'Keep the comment under 500 characters').nullable(),
  ownColumns: z.array(ownColumn).max(OWN_COLUMNS.most),
});
export const withdrawBody = z.object({ reason: z.string().trim().max(200) });
/** How many players one command can be about. */
export const PLAYERS_AT_ONCE = 250;
const tooMany = `At most ${PLAYERS_AT_ONCE} players at once`;
export const ratingsBody = z.object({
  ratings: z
    .array(z.object({ playerId: idText, rating }))
    .min(1, 'Choose a player')
    .max(PLAYERS_AT_ONCE, tooMany),
});
export const withdrawalsBody = withdrawBody.extend({
  playerIds: z.array(idText).min(1, 'Choose a player').max(PLAYERS_AT_ONCE, tooMany),
});
export const noteBody = z.object({
  text: z.string().trim().min(1, 'Write the note').max(1000, 'Keep the note under 1000 characters'),
});
export const groupRequestBody = z.object({ withPlayerId: idText });
/** What the commands of {@link playerPoolCommands} say. */
export const playerPoolBodies = {
  RegisterPlayer: playerBody,
  ChangePlayer: playerBody,
  WithdrawPlayer: withdrawBody,
  RatePlayers: ratingsBody,
  WithdrawPlayers: withdrawalsBody,
  AddEvaluatorNote: noteBody,
  RequestGroup: groupRequestBody,
} as const satisfies CommandBodies<typeof playerPoolCommands>;

export const poolPlayerView = z.object({
  playerId: z.string(),
  /** Staff only, else null. */
  externalId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Staff only, else null. */
  birthDate: z.string().nullable(),
  hometown: z.string().nullable(),
  /** Staff only, else null. */
  phone: z.string().nullable(),
  gender: gender.nullable(),
  positions: z.array(z.string()),
  /** Staff and captains only, else null. */
  rating: z.number().nullable(),
  nights: z.array(night),
  /** Staff and captains only, else null. */
  comment: z.string().nullable(),
  /** Staff only, else empty. */
  ownColumns: z.array(ownColumn),
  status: z.enum(['registered', 'withdrawn']),
  groupId: z.string().nullable(),
  /** Players whom this one has asked to be drafted with and who have not answered. */
  groupRequests: z.array(z.string()),
  /** Staff only, else empty. */
  notes: z.array(z.object({ noteId: z.string(), text: z.string(), author: z.string(), at: z.string() })),
  linked: z.boolean(),
  /** Nothing about the person is kept; nothing can be done with them any more. */
  forgotten: z.boolean(),
  registeredAt: z.string(),
});
export const poolImportView = z.object({
  importId: z.string(),
  /** Empty once it has finished. */
  fileName: z.string(),
  rows: z.number().int(),
  done: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  skipped: z.number().int(),
  state: z.enum(['running', 'finished']),
  startedAt: z.string(),
});
/** GET /api/leagues/:leagueId/pool */
export const poolView = z.object({
  leagueId: z.string(),
  revision: z.number().int(),
  position: z.string(),
  players: z.array(poolPlayerView),
  lastImport: poolImportView.nullable(),
});

/** The pool's fields that a CSV column can be mapped to. */
export const importField = z.enum([
  'externalId',
  'firstName',
  'lastName',
  'fullName',
  'birthDate',
  'hometown',
  'phone',
  'gender',
  'positions',
  'otherPositions',
  'rating',
  'nights',
  'comment',
  /** Where the person is invited to be the player; kept nowhere else. */
  'email',
  /** Whom the person wants to be drafted with: names or registration numbers of players. */
  'playsWith',
  /** Kept as it stands under its own heading; any number of columns can be this. */
  'ownColumns',
]);
/** Multipart field `mapping` of the two import routes: column name → field; columns not named are left out. */
export const importMapping = z.record(z.string(), importField);
/** Multipart field `ratings` of the two import routes: what words of the rating's column mean, as {"A": 9}. */
export const importRatings = z.record(z.string().max(20), z.number().min(1).max(10));
/** What could not be used of a list of players, for one reason. */
export const importProblem = listProblem.extend({
  code: z.enum([
    ...LIST_PROBLEMS,
    'duplicate_in_file',
    'possible_duplicate',
    'rating_out_of_range',
    'bad_date',
    'missing_name',
    'bad_gender',
    'bad_phone',
    'unknown_night',
    'unknown_partner',
  ]),
});
/** POST /api/leagues/:leagueId/pool/imports/preview (multipart: file, mapping?) */
export const importPreview = listShape.extend({
  columns: z.array(listColumn.extend({ field: importField.nullable() })),
  rows: z.number().int(),
  /** What the import would do. */
  adds: z.number().int(),
  changes: z.number().int(),
  unchanged: z.number().int(),
  skips: z.number().int(),
  /** Those that leave rows out first, then those of many rows. */
  problems: z.array(importProblem),
  /** How many of the players can be invited by e-mail. */
  emails: z.number().int(),
  /** How many want to be drafted with somebody. */
  wishes: z.number().int(),
  /** Words instead of numbers in the rating's column, most frequent first; `rating`: what they are taken for. */
  ratingWords: z.array(z.object({ word: z.string(), rows: z.number().int(), rating: z.number().nullable() })),
  /** Of players who are in the pool: which fields change for how many, with an example. */
  changedFields: z.array(
    z.object({
      field: importField,
      players: z.number().int(),
      example: z.object({ name: z.string(), before: z.string(), after: z.string() }),
    }),
  ),
  sample: z.array(
    poolPlayerView
      .pick({ firstName: true, lastName: true, positions: true, rating: true, gender: true, nights: true })
      .extend({ effect: z.enum(['add', 'change', 'unchanged', 'skip']) }),
  ),
});
export type PlayerBody = z.infer<typeof playerBody>;
export type PoolPlayerView = z.infer<typeof poolPlayerView>;
export type PoolView = z.infer<typeof poolView>;
export type PoolImportView = z.infer<typeof poolImportView>;
export type ImportField = z.infer<typeof importField>;
export type ImportMapping = z.infer<typeof importMapping>;
export type ImportPreview = z.infer<typeof importPreview>;
export type ImportProblem = z.infer<typeof importProblem>;
export type ImportRatings = z.infer<typeof importRatings>;
