import type { EventMetadata, JsonValue } from '@fieldhouse/kernel';
import { crockfordOf } from '@fieldhouse/values';
import { createHash } from 'node:crypto';
import type { DraftEvent } from './draft.events';

/** The format that docs/signed-result-v1.md describes. */
export const RESULT_FORMAT = 'signed-result/v1';

/** An event of a draft as it is stored, sealed fields closed: so that forgetting somebody changes no digest. */
type Stored = {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly data: Readonly<Record<string, JsonValue>>;
  readonly metadata: Pick<EventMetadata, 'schemaVersion' | 'occurredAt' | 'actor'>;
};

/** A fact as a proof has it: what everybody with a part in the league may read, and the digest of the rest. */
export type ResultFact = { readonly open: string; readonly closed: string };

/**
 * What of each fact whoever may read a draft's history may read. It is part of the format: a field that is added here or
 * taken out would give facts of before another digest. What is not named is closed: accounts, reasons, seeds, ratings,
 * whom the clock passed over and why.
 */
const OPEN: { readonly [Type in DraftEvent['type']]: readonly string[] } = {
  DraftCreated: ['draftId', 'leagueId', 'settings'],
  DraftSettingsChanged: ['draftId', 'settings', 'moved'],
  DraftTeamsChanged: ['draftId'],
  DraftOrderCommitted: [
    'draftId',
    'roll',
    'algorithm',
    'teamIds',
    'participantsHash',
    'commit',
    'committedAt',
  ],
  DraftOrderNonceAdded: ['draftId', 'roll', 'teamId', 'nonce'],
  DraftOrderRevealed: ['draftId', 'roll', 'seed', 'nonces', 'order'],
  DraftOrderSetByHand: ['draftId', 'order'],
  DraftLobbyOpened: ['draftId', 'freeCaptains', 'more'],
  DraftPlacementsChanged: ['draftId', 'placements', 'freeCaptains'],
  DraftPoolChanged: ['draftId', 'removed', 'more'],
  DraftStarted: ['draftId', 'startedAt'],
  TurnStarted: [
    ...['draftId', 'pickNo', 'round', 'teamId', 'clockSeq', 'startedAt', 'deadlineAt'],
    ...['autoPickAt', 'auto'],
  ],
  TurnExpired: ['draftId', 'pickNo', 'teamId', 'clockSeq'],
  PlayerPicked: [
    ...['draftId', 'pickNo', 'round', 'teamId', 'playerId', 'source', 'pickedAt'],
    ...['remainingSeconds', 'madeIn'],
  ],
  AutoModeEnabled: ['draftId', 'teamId', 'cause'],
  AutoModeDisabled: ['draftId', 'teamId', 'cause'],
  DraftPauseScheduled: ['draftId', 'afterPickNo'],
  DraftPaused: ['draftId', 'cause', 'remainingSeconds'],
  DraftResumed: ['draftId', 'seconds'],
  PicksUndone: ['draftId', 'toPickNo', 'picks', 'extras'],
  PicksRedone: ['draftId', 'picks'],
  PickReplaced: ['draftId', 'pickNo', 'round', 'teamId', 'fromPlayerId', 'playerId', 'replacedAt'],
  PlayersAssignedByLot: ['draftId', 'seed', 'assignments'],
  LatePlayerAssigned: ['draftId', 'leagueId', 'teamId'],
  DraftCompleted: ['draftId', 'completedAt'],
  DraftReset: ['draftId'],
  DraftCancelled: ['draftId'],
  DraftReopened: ['draftId'],
  DraftPublished: ['draftId', 'leagueId', 'rosters', 'unplaced'],
  DraftResultSigned: ['draftId', 'revision', 'statement', 'signature', 'publicKey', 'code'],
  DraftStepMissed: ['draftId', 'step', 'missing'],
  DraftReasonsForgotten: ['draftId'],
  SpectatorLinkIssued: ['draftId', 'linkNo'],
};
const openFields: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(OPEN).map(([type, fields]) => [type, new Set(fields)]),
);

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A stored event as a proof has it. The id is random and never shown: without it nobody can find out by trying what the
 * closed part says.
 */
export const resultFact = ({ id, revision, type, data, metadata }: Stored): ResultFact => {
  const { schemaVersion, occurredAt: at, actor } = metadata;
  const fields = openFields.get(type) ?? new Set();
  const part = (isOpen: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([field]) => fields.has(field) === isOpen));
  return {
    open: JSON.stringify({ revision, type, schemaVersion, at, data: part(true) }),
    closed: hex(JSON.stringify({ id, actor, data: part(false) })),
  };
};

/** The head of a draft's chain after these facts, all from its first on: 64 hexadecimal digits. */
export const resultChain = (draftId: string, facts: readonly ResultFact[]): string =>
  facts.reduce(
    (link, { open, closed }) => hex(`${link}${hex(`${open}\n${closed}`)}`),
    hex(`${RESULT_FORMAT}|${draftId}`),
  );

const CODE_DIGITS = 16;

/** What people compare of a statement: 16 digits of base 32 (Crockford's, no I, L, O, U) in groups of four. */
export const resultCode = (statement: string): string =>
  (crockfordOf(hex(statement), CODE_DIGITS).match(/.{4}/g) ?? []).join('-');
