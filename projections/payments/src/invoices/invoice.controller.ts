import type {
  InvoicesView,
  InvoiceView,
  PayeeInvoicesView,
  PaymentReceiptsView,
  TeamDuesView,
} from '@fieldhouse/api-contract';
import { Access, notFound, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { payee } from '@fieldhouse/values';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { InvoiceQuery } from './invoice.query';

@ApiTags('payments')
@ApiBearerAuth()
@Controller()
export class InvoiceViewController {
  constructor(private readonly query: InvoiceQuery) {}

  @Get('invoices')
  @Access('member')
  mine(@SignedIn() caller: Caller, @Query() { atLeast: position }: ReadParameters): Promise<InvoicesView> {
    return this.query.mine(caller, position);
  }

  @Get('receipts')
  @Access('member')
  receipts(
    @SignedIn() caller: Caller,
    @Query() { atLeast: position }: ReadParameters,
  ): Promise<PaymentReceiptsView> {
    return this.query.receiptsOf(caller, position);
  }

  @Get('invoices/:invoiceId')
  @Access('payer', 'treasurer')
  invoice(
    @Param('invoiceId') invoiceId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast: position }: ReadParameters,
  ): Promise<InvoiceView> {
    return this.query.view(invoiceId, caller, position);
  }

  @Get('teams/:teamId/dues')
  @Access('team_member')
  dues(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast: position }: ReadParameters,
  ): Promise<TeamDuesView> {
    return this.query.duesOf(teamId, caller, position);
  }

  @Get('finance/:payeeKind/:payeeId/invoices')
  @Access('treasurer')
  owed(
    @Param('payeeKind') kind: string,
    @Param('payeeId') id: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast: position }: ReadParameters,
  ): Promise<PayeeInvoicesView> {
    const { success, data } = payee.safeParse({ kind, id });
    if (!success) throw notFound();
    return this.query.owedTo(data, caller, position);
  }
}
