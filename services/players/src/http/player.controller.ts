import {
  availabilityBody,
  playedSportsBody,
  playerDetailsBody,
  playerPrivacyBody,
} from '@fieldhouse/api-contract';
import {
  Access,
  CommandSender,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import type { PlayerProfileRequest } from '../application/player-profile.handler';

class PlayerDetailsDto extends createZodDto(playerDetailsBody) {}
class PlayedSportsDto extends createZodDto(playedSportsBody) {}
class AvailabilityDto extends createZodDto(availabilityBody) {}
class PlayerPrivacyDto extends createZodDto(playerPrivacyBody) {}

/** What people say about themselves as players. `If-Match` keeps two of their devices apart. */
@ApiTags('player')
@ApiBearerAuth()
@Controller('player')
export class PlayerController {
  constructor(private readonly sender: CommandSender) {}

  @Put('details')
  @Access('member')
  changeDetails(
    @SignedIn() { accountId }: Caller,
    @Body() details: PlayerDetailsDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send({ type: 'ChangePlayerDetails', accountId, details: { ...details } }, command);
  }

  @Put('sports')
  @Access('member')
  changeSports(
    @SignedIn() { accountId }: Caller,
    @Body() { sports }: PlayedSportsDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send({ type: 'ChangePlayedSports', accountId, sports }, command);
  }

  @Put('availability')
  @Access('member')
  changeAvailability(
    @SignedIn() { accountId }: Caller,
    @Body() availability: AvailabilityDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(
      { type: 'ChangePlayerAvailability', accountId, availability: { ...availability } },
      command,
    );
  }

  @Put('privacy')
  @Access('member')
  changePrivacy(
    @SignedIn() { accountId }: Caller,
    @Body() privacy: PlayerPrivacyDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send({ type: 'ChangePlayerPrivacy', accountId, privacy: { ...privacy } }, command);
  }

  private send(request: PlayerProfileRequest, command: CommandContextOfRequest): Promise<CommandResult> {
    return this.sender.send(
      { aggregate: 'playerProfile', id: request.accountId, request },
      command.metaFor(request),
    );
  }
}
