import { atLeast, type HistoryView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { DraftRoomQuery } from '../draft-room/draft-room.query';
import { DraftHistoryQuery } from './draft-history.query';
import { historyCsv } from './history-csv';
import { historyKinds } from './facts';

const wanted = z.object({ kind: z.enum(historyKinds).optional(), text: z.string().max(100).optional() });

class HistoryParameters extends createZodDto(
  wanted.extend({ before: z.coerce.number().int().min(0).optional(), atLeast }),
) {}
class CsvParameters extends createZodDto(wanted) {}

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftHistoryController {
  constructor(
    private readonly rooms: DraftRoomQuery,
    private readonly histories: DraftHistoryQuery,
  ) {}

  @Get('history')
  @Access('league_member', 'team_picker', 'commissioner')
  async history(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast, ...asked }: HistoryParameters,
  ): Promise<HistoryView> {
    return this.histories.history(await this.rooms.open(leagueId, { caller }), asked, atLeast);
  }

  /** The same rows for a spreadsheet, all of them. */
  @Get('history.csv')
  @Access('league_member', 'team_picker', 'commissioner')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="draft-history.csv"')
  async csv(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() asked: CsvParameters,
  ): Promise<string> {
    return historyCsv(await this.histories.rows(await this.rooms.open(leagueId, { caller }), asked));
  }
}
