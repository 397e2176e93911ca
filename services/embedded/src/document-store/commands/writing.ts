import { notServed, StoreError } from '../errors';
import { compileProjection } from '../query/projection';
import { isDoc, type Doc } from '../values/doc';
import {
  collectionName,
  docField,
  docList,
  existing,
  refuseCollation,
  writes,
  type CommandContext,
  type Commands,
} from './command';
import { deleteDocuments, insertDocument, updateDocuments } from './write-document';

/** Beyond this much of them, write errors are told by their codes alone, as MongoDB does. */
const MAX_ERROR_BYTES = 1024 * 1024;

/** Runs the operations of a command, gathering errors; an ordered command ends at its first one. */
const each = (
  command: Doc,
  operations: readonly Doc[],
  run: (operation: Doc, index: number) => void,
): Doc => {
  const writeErrors: Doc[] = [];
  let told = 0;
  for (const [index, operation] of operations.entries()) {
    try {
      run(operation, index);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Twice: the value of a duplicate key is in the sentence and beside it.
      told += 2 * error.message.length;
      const { message: errmsg, details } = error;
      const words = told > MAX_ERROR_BYTES ? { errmsg: '' } : { errmsg, ...details };
      writeErrors.push({ index, code: error.code, ...words });
      if (command['ordered'] !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
};

const insert = (context: CommandContext) => {
  const { catalog, db, command } = context;
  const docs = docList(command, 'documents');
  const collection = catalog.ensure(db, collectionName(context));
  let n = 0;
  const errors = each(command, docs, (doc) => {
    insertDocument(collection, doc);
    n++;
  });
  return { n, ...errors, ok: 1 };
};

/** @throws StoreError for what this server has not, and for what MongoDB 7.0 has not either */
const refuseUnserved = ({ arrayFilters, sort }: Doc): void => {
  if (arrayFilters !== undefined) throw notServed('An update with arrayFilters');
  if (sort !== undefined)
    throw new StoreError('FailedToParse', "BSON field 'update.updates.sort' is an unknown field.");
};

const update = (context: CommandContext) => {
  const { catalog, db, command } = context;
  const name = collectionName(context);
  let [n, nModified] = [0, 0];
  const upserted: Doc[] = [];
  const errors = each(command, docList(command, 'updates'), (operation, index) => {
    refuseCollation(operation);
    refuseUnserved(operation);
    const outcome = updateDocuments(
      catalog.find(db, name),
      {
        filter: docField(operation, 'q'),
        update: operation['u'],
        multi: operation['multi'] === true,
        upsert: operation['upsert'] === true,
      },
      () => catalog.ensure(db, name),
    );
    n += outcome.upserted ? 1 : outcome.matched;
    nModified += outcome.modified;
    if (outcome.upserted) upserted.push({ index, _id: outcome.upserted.id });
  });
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
};

const remove = (context: CommandContext) => {
  const { command } = context;
  const collection = existing(context);
  let n = 0;
  const errors = each(command, docList(command, 'deletes'), (operation) => {
    refuseCollation(operation);
    n += deleteDocuments(collection, docField(operation, 'q'), operation['limit'] === 1).deleted;
  });
  return { n, ...errors, ok: 1 };
};

const findAndModify = (context: CommandContext) => {
  const { catalog, db, command } = context;
  refuseCollation(command);
  const name = collectionName(context);
  const collection = catalog.find(db, name);
  const filter = docField(command, 'query');
  const project = compileProjection(command['fields']);
  const shown = (doc: Doc | undefined): Doc | null =>
    doc === undefined ? null : project ? project(doc) : doc;
  if (command['remove'] === true) {
    if (command['update'] !== undefined || command['new'] === true) {
      throw new StoreError(
        'FailedToParse',
        "Cannot specify both an update and remove=true, nor 'new' with remove",
      );
    }
    const { deleted, last } = deleteDocuments(collection, filter, true, command['sort']);
    return { lastErrorObject: { n: deleted }, value: shown(last?.doc), ok: 1 };
  }
  if (!isDoc(command['update']) && !Array.isArray(command['update'])) {
    throw new StoreError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  const { sort, upsert, arrayFilters } = command;
  refuseUnserved({ arrayFilters });
  const request = {
    filter,
    update: command['update'],
    multi: false,
    upsert: upsert === true,
    sort,
  };
  const outcome = updateDocuments(collection, request, () => catalog.ensure(db, name));
  const lastErrorObject = {
    n: outcome.upserted ? 1 : outcome.matched,
    updatedExisting: outcome.matched > 0,
    ...(outcome.upserted ? { upserted: outcome.upserted.id } : {}),
  };
  return {
    lastErrorObject,
    value: shown(command['new'] === true ? outcome.after?.() : outcome.before?.doc),
    ok: 1,
  };
};

/** Writes of documents. */
export const writingCommands: Commands = {
  insert: writes(insert),
  update: writes(update),
  delete: writes(remove),
  findAndModify: writes(findAndModify),
  findandmodify: writes(findAndModify),
};
