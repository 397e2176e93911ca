import { MongoError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';
import { StoreUnavailable } from '../event-store/event-store.port';

/** Answers that say something about the document or the query itself: they would be the same at any other time. */
const FAULTS_OF_WHAT_WAS_ASKED = new Set([
  2, // BadValue
  9, // FailedToParse
  14, // TypeMismatch
  22, // InvalidBSON
  52, // DollarPrefixedFieldName
  56, // EmptyFieldName
  57, // DottedFieldName
  121, // DocumentValidationFailure
  171, // CannotIndexParallelArrays
  10334, // BSONObjectTooLarge
  11000, // DuplicateKey
  17280, // KeyTooLong
]);

/** Whether a code of the document store says what is wrong with a document, as against 'not now'. */
export const isFaultOfDocument = (code: unknown): boolean => FAULTS_OF_WHAT_WAS_ASKED.has(Number(code));

/** Whether an error says that a store cannot do it now (as against refusing what was asked). */
export const isStoreFailure = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof MongoServerError) return !isFaultOfDocument(error.code);
  return error instanceof MongoError && !(error instanceof MongoInvalidArgumentError);
};
