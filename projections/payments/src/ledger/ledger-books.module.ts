import { LEDGER_BOOKS } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { LedgerBooksReader } from './ledger-books';

/** Lets commands ask the books: in the API, and in the worker for what it sends. */
@Global()
@Module({
  providers: [LedgerBooksReader, { provide: LEDGER_BOOKS, useExisting: LedgerBooksReader }],
  exports: [LEDGER_BOOKS],
})
export class LedgerBooksModule {}
