import { Access, notFound, SignedIn, type Caller } from '@fieldhouse/platform';
import { moneyHasCome } from '@fieldhouse/values';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InvoiceQuery } from '../invoices/invoice.query';
import { receiptPdf } from './receipt-pdf';
import { receiptOf } from './receipt-words';

@ApiTags('payments')
@ApiBearerAuth()
@Controller('invoices/:invoiceId/payments/:paymentId')
export class ReceiptController {
  constructor(private readonly query: InvoiceQuery) {}

  /** Of money that has come, for whoever sees the payment. */
  @Get('receipt.pdf')
  @Access('payer', 'treasurer')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'A page, as a PDF file.' })
  async receipt(
    @Param('invoiceId') invoiceId: string,
    @Param('paymentId') paymentId: string,
    @SignedIn() caller: Caller,
  ): Promise<StreamableFile> {
    const invoice = await this.query.view(invoiceId, caller);
    const payment = invoice.payments.find((one) => one.paymentId === paymentId);
    if (!payment || !moneyHasCome(payment)) throw notFound();
    const receipt = receiptOf(invoice, payment);
    return new StreamableFile(await receiptPdf(receipt), {
      type: 'application/pdf',
      disposition: `attachment; filename="receipt-${receipt.number}.pdf"`,
    });
  }
}
