import type { ImportPreview } from '@fieldhouse/api-contract';
import { ListTurns } from '@fieldhouse/lists';
import {
  Access,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags, type ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PoolImports, type StartedImport } from '../application/pool-imports';
import { readUploadedList } from './uploaded-list';

const UPLOAD: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'CSV, at most 5 MiB and 5,000 rows' },
      mapping: {
        type: 'string',
        description: 'JSON: column name → field; without it the suggested mapping is taken',
      },
      invite: { type: 'string', description: 'true: whoever has an address is invited to be their player' },
      ratings: {
        type: 'string',
        description: 'JSON: word of the rating column → rating from 1 to 10, such as {"A": 9}',
      },
    },
  },
};

/** Lists of players. Neither route keeps the file: both receive it. */
@ApiTags('player pool')
@Controller('leagues/:leagueId/pool/imports')
@Access('commissioner')
export class PoolImportController {
  constructor(
    private readonly imports: PoolImports,
    private readonly turns: ListTurns,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  async preview(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ImportPreview> {
    await this.turns.allow(caller.accountId);
    const list = await readUploadedList(request);
    return this.imports.preview(leagueId, { kind: 'account', accountId: caller.accountId }, list);
  }

  /** Progress is in the pool's `lastImport`. The same Idempotency-Key goes on with an import that was cut short. */
  @Post()
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  async start(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
  ): Promise<StartedImport> {
    await this.turns.allow(caller.accountId);
    return this.imports.start(leagueId, await readUploadedList(request), command);
  }
}
