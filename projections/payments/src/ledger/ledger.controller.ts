import {
  asOfQuery,
  collectionQuery,
  entriesQuery,
  exportQuery,
  type AgeingView,
  type CollectionView,
  type LedgerEntriesView,
  type TrialBalanceView,
} from '@fieldhouse/api-contract';
import { Access, MONEY_PARTIES, SignedIn, type Caller, type MoneyParties } from '@fieldhouse/platform';
import { payee as payeeSchema } from '@fieldhouse/values';
import { Controller, Get, Header, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Readable } from 'node:stream';
import { LedgerQuery } from './ledger.query';
import { collectedBy } from './whose';

class AsOfParameters extends createZodDto(asOfQuery) {}
class EntriesParameters extends createZodDto(entriesQuery) {}
class CollectionParameters extends createZodDto(collectionQuery) {}
class ExportParameters extends createZodDto(exportQuery) {}

const CSV = 'text/csv; charset=utf-8';
const JOURNAL = 'attachment; filename="journal.csv"';
const LEDGER = 'attachment; filename="ledger.csv"';
/** A file that goes out as it is read, however long it is. */
const file = (lines: AsyncIterable<string>): StreamableFile => new StreamableFile(Readable.from(lines));

/** The books of everybody, for site admins. */
@ApiTags('finance')
@ApiBearerAuth()
@Controller('finance')
export class LedgerController {
  constructor(private readonly query: LedgerQuery) {}

  @Get('trial-balance')
  @Access('site_admin')
  trialBalance(@Query() asked: AsOfParameters): Promise<TrialBalanceView> {
    return this.query.trialBalance(asked);
  }

  @Get('entries')
  @Access('site_admin')
  entries(@Query() asked: EntriesParameters): Promise<LedgerEntriesView> {
    return this.query.page(asked);
  }

  @Get('ageing')
  @Access('site_admin')
  ageing(@Query() asked: AsOfParameters): Promise<AgeingView> {
    return this.query.ageing(asked, null);
  }

  @Get('collection')
  @Access('site_admin')
  collection(@Query() asked: CollectionParameters): Promise<CollectionView> {
    return this.query.collection(asked);
  }

  /** A general journal, as accounting packages import it. */
  @Get('journal.csv')
  @Access('site_admin')
  @Header('content-type', CSV)
  @Header('content-disposition', JOURNAL)
  journal(@Query() asked: ExportParameters): StreamableFile {
    return file(this.query.journal(asked));
  }

  /** The same by account. */
  @Get('ledger.csv')
  @Access('site_admin')
  @Header('content-type', CSV)
  @Header('content-disposition', LEDGER)
  ledger(@Query() asked: ExportParameters): StreamableFile {
    return file(this.query.ledger(asked));
  }
}

type Of = { readonly payeeKind: string; readonly payeeId: string };

/** The books of one league or team, for who looks after its money. */
@ApiTags('finance')
@ApiBearerAuth()
@Controller('finance/:payeeKind/:payeeId')
export class PayeeLedgerController {
  constructor(
    private readonly query: LedgerQuery,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  @Get('trial-balance')
  @Access('treasurer')
  async trialBalance(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: AsOfParameters,
  ): Promise<TrialBalanceView> {
    return this.query.trialBalance({ ...asked, payee: await collectedBy(this.parties, of, caller) });
  }

  @Get('entries')
  @Access('treasurer')
  async entries(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: EntriesParameters,
  ): Promise<LedgerEntriesView> {
    return this.query.page({ ...asked, payee: await collectedBy(this.parties, of, caller) });
  }

  @Get('ageing')
  @Access('treasurer')
  async ageing(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: AsOfParameters,
  ): Promise<AgeingView> {
    const payee = await collectedBy(this.parties, of, caller);
    const zone = await this.parties.zoneOf(payeeSchema.parse({ kind: of.payeeKind, id: of.payeeId }));
    return this.query.ageing({ ...asked, payee }, zone);
  }

  @Get('collection')
  @Access('treasurer')
  async collection(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: CollectionParameters,
  ): Promise<CollectionView> {
    return this.query.collection({ ...asked, payee: await collectedBy(this.parties, of, caller) });
  }

  /** A general journal, as accounting packages import it. */
  @Get('journal.csv')
  @Access('treasurer')
  @Header('content-type', CSV)
  @Header('content-disposition', JOURNAL)
  async journal(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: ExportParameters,
  ): Promise<StreamableFile> {
    const payee = await collectedBy(this.parties, of, caller);
    return file(this.query.journal({ ...asked, payee }));
  }

  /** The same by account. */
  @Get('ledger.csv')
  @Access('treasurer')
  @Header('content-type', CSV)
  @Header('content-disposition', LEDGER)
  async ledger(
    @Param() of: Of,
    @SignedIn() caller: Caller,
    @Query() asked: ExportParameters,
  ): Promise<StreamableFile> {
    const payee = await collectedBy(this.parties, of, caller);
    return file(this.query.ledger({ ...asked, payee }));
  }
}
