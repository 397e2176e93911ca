import type { ResultKeyView } from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { ResultKey } from '../application/result-key';

@ApiTags('drafts')
@Controller('draft-result-key')
export class ResultKeyController {
  constructor(private readonly key: ResultKey) {}

  /** Who keeps a proof can check it without an account. */
  @Get()
  @Access('anonymous')
  async own(): Promise<ResultKeyView> {
    const publicKey = await this.key.publicKey();
    const fingerprint = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');
    return { algorithm: 'ECDSA P-256 SHA-256', publicKey, fingerprint };
  }
}
