import { leagueBodies, leagueCommands, type SportView } from '@fieldhouse/api-contract';
import { Access, commandController } from '@fieldhouse/platform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { v5 as uuidv5 } from 'uuid';
import type { LeagueRequest } from '../application/league.handler';
import { sportCatalogue } from '../domain';

/** Leagues, their staff and teams. */
export const LeagueController = commandController(
  'leagues',
  leagueCommands,
  leagueBodies,
  (asked, { commandId }) => {
    const leagueId = asked.type === 'CreateLeague' ? uuidv5('league', commandId) : asked.leagueId;
    const request: LeagueRequest = asked.type === 'CreateLeague' ? { ...asked, leagueId } : asked;
    return { aggregate: 'league', id: leagueId, request };
  },
);

/** The sport catalogue. */
@ApiTags('leagues')
@Controller('sports')
export class SportController {
  @Get()
  @Access('anonymous')
  sports(): readonly SportView[] {
    return sportCatalogue.map(({ key, name, positions, rosterSize, limits }) => ({
      key,
      name,
      positions: positions.map(({ code, name: positionName }) => ({ code, name: positionName })),
      rosterSize,
      limits,
    }));
  }
}
