import { NOTICE_RECEIPTS } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { ReceiptsReader } from './receipts.reader';

/** Who has got what, for those who may know: binds NOTICE_RECEIPTS. */
@Global()
@Module({
  providers: [{ provide: NOTICE_RECEIPTS, useClass: ReceiptsReader }],
  exports: [NOTICE_RECEIPTS],
})
export class ReceiptsModule {}
