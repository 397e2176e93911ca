import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { LeagueViewController } from './league/league.controller';
import { leagueProjection } from './league/league.projection';
import { LeagueQuery } from './league/league.query';
import { PlayerPoolViewController } from './player-pool/player-pool.controller';
import { playerPoolProjection } from './player-pool/player-pool.projection';
import { PlayerPoolQuery } from './player-pool/player-pool.query';
import { PlayerPoolReader } from './player-pool/player-pool.reader';
import { ProspectusViewController } from './prospectus/prospectus.controller';
import { prospectusProjection } from './prospectus/prospectus.projection';
import { ProspectusQuery } from './prospectus/prospectus.query';

/** What a projections worker runs for the leagues. */
export const leagueProjections = [leagueProjection, playerPoolProjection, prospectusProjection] as const;

/** The leagues' queries. */
@Module({
  imports: [PeopleModule],
  controllers: [LeagueViewController, PlayerPoolViewController, ProspectusViewController],
  providers: [LeagueQuery, PlayerPoolQuery, PlayerPoolReader, ProspectusQuery],
  exports: [LeagueQuery],
})
export class LeaguesReadModule {}
