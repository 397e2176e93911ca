import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import {
  StreamConflict,
  type EventStore,
  type EventToAppend,
  type StoredEvent,
} from '../event-store/event-store.port';
import type { JsonValue } from '../events/event-definition';
import { positionText } from '../events/recorded-event';
import { CHECKPOINTS, type Checkpoint } from '../subscriptions/runner-documents';
import { isStoreFailure } from '../subscriptions/store-failure';
import type { Keyring } from './keyring.port';
import { open, seal } from './sealed-value';

/** Event log, document store and secret do not belong together. The message says what to do. */
export class WrongInstallation extends Error {}

type InstallationDocument = {
  readonly _id: 'installation';
  readonly installationId: string;
  /** Whether the log has said so too: until then the pair is being made. */
  readonly confirmed: boolean;
};
const STREAM = 'installation';
const COLLECTION = 'installation';
const KEYS_COUNTED = 'KeysCounted';

/**
 * Makes sure, before anything runs, that the log, the document store and the secret are those of one installation and
 * of one time: a typing mistake in an address or a backup of one store alone would make every person unreadable and
 * have the processes act on old facts. The first start on an empty pair marks both; of several at once the log lets one.
 * @throws WrongInstallation
 */
export const confirmInstallation = async (events: EventStore, db: Db, keyring: Keyring): Promise<void> => {
  const documents = db.collection<InstallationDocument>(COLLECTION);
  const marked = await documents.findOne({ _id: 'installation' });
  const logged = await firstOf(events);
  if (logged) {
    if (!marked)
      throw new WrongInstallation(
        'The event log belongs to an installation, but the document store is empty: correct MONGODB_URL, or restore the document store from its backup.',
      );
    await compare(logged, marked.installationId, keyring);
    await compareEnds(events, db);
  } else if (marked?.confirmed) {
    throw new WrongInstallation(
      'The document store belongs to an installation, but the event log is empty: correct EVENTSTORE_URL, or restore the event log from its backup.',
    );
  } else {
    await mark(events, db, keyring);
  }
  await documents.updateOne({ _id: 'installation' }, { $set: { confirmed: true } });
  await markKeys(events, keyring);
};

/**
 * Says in the log how many keys there are, unless it knows. Of several processes at once one says it.
 * @throws WrongInstallation where the log knows of more: the document store is older, and new keys for those whose keys
 *   are missing could not open what was sealed before, nor the old ones what comes
 */
export const markKeys = async (events: EventStore, keyring: Keyring): Promise<void> => {
  const last = await lastOf(events);
  if (!last) return;
  const [keys, marked] = [await keyring.count(), keysMarkedBy(last)];
  if (keys < marked)
    throw new WrongInstallation(
      `The document store has ${keys} keys of personal data, but the event log knows of ${marked}: restore the document store from a backup that is not older than the log, or both from one backup.`,
    );
  if (keys === marked) return;
  await events.append(STREAM, [markOf(KEYS_COUNTED, { keys })], last.revision).catch((error: unknown) => {
    if (!(error instanceof StreamConflict)) throw error;
  });
};

const mark = async (events: EventStore, db: Db, keyring: Keyring): Promise<void> => {
  const document = await db
    .collection<InstallationDocument>(COLLECTION)
    .findOneAndUpdate(
      { _id: 'installation' },
      { $setOnInsert: { installationId: randomUUID(), confirmed: false } },
      { upsert: true, returnDocument: 'after' },
    );
  if (!document) throw new Error('the installation could not be marked');
  const { installationId } = document;
  // A key like a person's: where it is missing or does not open, theirs are and do not either.
  const key = await keyring.keyFor(installationId);
  const made = markOf('InstallationMade', { installationId, sealed: seal(key, installationId) });
  try {
    await events.append(STREAM, [made], 'no_stream');
  } catch (error) {
    if (!(error instanceof StreamConflict)) throw error;
    const first = await firstOf(events);
    if (first) await compare(first, installationId, keyring);
  }
};

const markOf = (type: string, data: Readonly<Record<string, JsonValue>>): EventToAppend => {
  const id = randomUUID();
  return {
    id,
    type,
    data,
    metadata: {
      schemaVersion: 1,
      $correlationId: id,
      $causationId: id,
      commandId: id,
      commandHash: '',
      actor: { kind: 'process', name: 'installation' },
      occurredAt: new Date().toISOString(),
    },
  };
};

const compare = async ({ data }: StoredEvent, installationId: string, keyring: Keyring): Promise<void> => {
  if (data['installationId'] !== installationId)
    throw new WrongInstallation(
      'The event log and the document store belong to different installations: correct EVENTSTORE_URL or MONGODB_URL.',
    );
  const key = await keyring.findKey(installationId).catch((error: unknown) => {
    if (isStoreFailure(error)) throw error;
    throw new WrongInstallation(
      'FIELDHOUSE_SECRET is not the one that this installation was made with: correct it.',
    );
  });
  if (!key)
    throw new WrongInstallation(
      'The document store has lost the keys of personal data: restore it from its backup.',
    );
  const { sealed } = data;
  if (typeof sealed !== 'string' || open(key, sealed) !== installationId)
    throw new WrongInstallation('The mark of the installation in the event log was changed.');
};

/** Positions are used again in a log that was put back, so what reads on would take new facts for known ones. */
const compareEnds = async (events: EventStore, db: Db): Promise<void> => {
  const [furthest] = await db
    .collection<Checkpoint>(CHECKPOINTS)
    .find()
    .sort({ commit: -1 })
    .limit(1)
    .toArray();
  const end = await events.lastPosition();
  const ends = positionText(end ?? { commit: 0n, prepare: 0n });
  if (furthest && furthest.commit > ends)
    throw new WrongInstallation(
      `The document store has read events up to ${furthest.commit}, but the event log ends at ${ends}: restore the document store from the backup that belongs to this log.`,
    );
};

/** The first mark stands for the key of the installation itself. */
const keysMarkedBy = ({ data: { keys } }: StoredEvent): number => (typeof keys === 'number' ? keys : 1);

const lastOf = async (events: EventStore): Promise<StoredEvent | null> => {
  for await (const event of events.readBackwards(STREAM, undefined, 1)) return event;
  return null;
};

const firstOf = async (events: EventStore): Promise<StoredEvent | null> => {
  for await (const event of events.read(STREAM, 0, 1)) return event;
  return null;
};
