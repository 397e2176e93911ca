import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { EvidenceFacts } from './evidence-facts';
import { evidencePack } from './evidence-pack';
import { EvidenceQuery } from './evidence.query';

const DESCRIPTION = 'A ZIP file: summary, receipt, events, what was agreed, notices, and a manifest.';

/** Everything about a payment that a bank has taken back, in one file, to answer the bank with. */
@ApiTags('finance')
@ApiBearerAuth()
@Controller()
export class EvidenceController {
  constructor(private readonly query: EvidenceQuery) {}

  @Get('invoices/:invoiceId/payments/:paymentId/evidence.zip')
  @Access('treasurer')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: DESCRIPTION })
  async forTreasurer(
    @Param('invoiceId') invoiceId: string,
    @Param('paymentId') paymentId: string,
    @SignedIn() caller: Caller,
  ): Promise<StreamableFile> {
    return packed(await this.query.forTreasurer(invoiceId, paymentId, caller));
  }

  @Get('finance/invoices/:invoiceId/payments/:paymentId/evidence.zip')
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: DESCRIPTION })
  async forSite(
    @Param('invoiceId') invoiceId: string,
    @Param('paymentId') paymentId: string,
  ): Promise<StreamableFile> {
    return packed(await this.query.of(invoiceId, paymentId));
  }
}

const packed = async (facts: EvidenceFacts): Promise<StreamableFile> =>
  new StreamableFile(await evidencePack(facts), {
    type: 'application/zip',
    disposition: `attachment; filename="evidence-${facts.payment.paymentId.slice(0, 8)}.zip"`,
  });
