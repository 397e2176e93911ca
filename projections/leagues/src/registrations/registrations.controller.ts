import type {
  FreeAgentsView,
  MyRegistrationsView,
  OwnRegistrationView,
  RegistrationsView,
} from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { RegistrationsQuery } from './registrations.query';

@ApiTags('registrations')
@ApiBearerAuth()
@Controller()
export class RegistrationsViewController {
  constructor(private readonly query: RegistrationsQuery) {}

  @Get('leagues/:leagueId/registration')
  @Access('member')
  ownRegistration(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<OwnRegistrationView> {
    return this.query.own(leagueId, caller, atLeast);
  }

  @Get('leagues/:leagueId/registrations')
  @Access('commissioner')
  registrations(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<RegistrationsView> {
    return this.query.all(leagueId, caller, atLeast);
  }

  @Get('leagues/:leagueId/free-agents')
  @Access('team_captain')
  freeAgents(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<FreeAgentsView> {
    return this.query.forCaptain(leagueId, caller, atLeast);
  }

  @Get('registrations')
  @Access('member')
  myRegistrations(
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<MyRegistrationsView> {
    return this.query.mine(caller, atLeast);
  }
}
