import { PUSHER } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { WebPusher } from './web-pusher';

/** Web push. Provides PUSHER to every context. */
@Global()
@Module({
  providers: [WebPusher, { provide: PUSHER, useExisting: WebPusher }],
  exports: [PUSHER],
})
export class PushModule {}
