import type { DraftLeaguesView, OrderProofView, RoomView, SpectatorLinkView } from '@fieldhouse/api-contract';
import {
  Access,
  HttpProblem,
  MaybeSignedIn,
  ReadParameters,
  SignedIn,
  type Caller,
} from '@fieldhouse/platform';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DraftRoomQuery } from './draft-room.query';
import { spectatorToken } from './room-access';

@ApiTags('drafts')
@ApiBearerAuth()
@Controller()
export class DraftRoomController {
  constructor(
    private readonly query: DraftRoomQuery,
    private readonly secrets: Secrets,
  ) {}

  @Get('draft-leagues')
  @Access('member')
  async leagues(@SignedIn() caller: Caller, @Query() { atLeast }: ReadParameters): Promise<DraftLeaguesView> {
    return { leagues: await this.query.leaguesOf(caller, atLeast) };
  }

  @Get(['leagues/:leagueId/draft', 'leagues/:leagueId/draft/room'])
  @Access('spectator', 'league_member', 'team_picker', 'commissioner')
  room(
    @Param('leagueId') leagueId: string,
    @MaybeSignedIn() caller: Caller | null,
    @Query() { atLeast }: ReadParameters,
    @Query('spectator') spectator?: string,
  ): Promise<RoomView> {
    return this.query.room(leagueId, { caller, spectator }, atLeast);
  }

  /** Everything that anybody needs to recompute the order. */
  @Get('leagues/:leagueId/draft/order-proof')
  @Access('spectator', 'league_member', 'team_picker', 'commissioner')
  async proof(
    @Param('leagueId') leagueId: string,
    @MaybeSignedIn() caller: Caller | null,
    @Query('spectator') spectator?: string,
  ): Promise<OrderProofView> {
    return (await this.query.room(leagueId, { caller, spectator })).proof;
  }

  @Get('leagues/:leagueId/draft/spectator-link')
  @Access('commissioner')
  async spectatorLink(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<SpectatorLinkView> {
    const { document, me } = await this.query.open(leagueId, { caller }, atLeast);
    if (me.role !== 'commissioner')
      throw new HttpProblem(
        403,
        'not_commissioner',
        'Only for commissioners',
        'Only the league owner or a commissioner may do this.',
      );
    const linkNo = document.room?.spectatorLinkNo ?? 0;
    if (linkNo === 0) return { path: null };
    const token = spectatorToken(this.secrets, document._id, linkNo);
    return { path: `/complex/leagues/${leagueId}/draft/room?spectator=${token}` };
  }
}
