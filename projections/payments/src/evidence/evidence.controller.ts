import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EvidenceQuery } from './evidence.query';

@ApiTags('payments')
@ApiBearerAuth()
@Controller('invoices/:invoiceId/payments/:paymentId')
export class EvidenceController {
  constructor(private readonly query: EvidenceQuery) {}

  /** Of a payment that a bank has asked back, for whoever looks after the money. */
  @Get('evidence.zip')
  @Access('treasurer')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'A page to read, what it rests on, and the SHA-256 of each, as a ZIP file.' })
  async evidence(
    @Param('invoiceId') invoiceId: string,
    @Param('paymentId') paymentId: string,
    @SignedIn() caller: Caller,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.query.pack(invoiceId, paymentId, caller), {
      type: 'application/zip',
      disposition: `attachment; filename="evidence-${paymentId.slice(0, 8)}.zip"`,
    });
  }
}
