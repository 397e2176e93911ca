import {
  captainPlayerBody,
  groupRequestBody,
  leagueBody,
  noteBody,
  playerAccountBody,
  playerBody,
  staffBody,
  teamBody,
  teamInviteBody,
  teamPersonBody,
  withdrawBody,
} from '@fieldhouse/api-contract';
import { createZodDto } from 'nestjs-zod';

export class LeagueBody extends createZodDto(leagueBody) {}
export class StaffBody extends createZodDto(staffBody) {}
export class TeamBody extends createZodDto(teamBody) {}
export class TeamPersonBody extends createZodDto(teamPersonBody) {}
export class TeamInviteBody extends createZodDto(teamInviteBody) {}
export class CaptainPlayerBody extends createZodDto(captainPlayerBody) {}
export class PlayerBody extends createZodDto(playerBody) {}
export class WithdrawBody extends createZodDto(withdrawBody) {}
export class NoteBody extends createZodDto(noteBody) {}
export class PlayerAccountBody extends createZodDto(playerAccountBody) {}
export class GroupRequestBody extends createZodDto(groupRequestBody) {}
