import {
  directChatsQuery,
  directPeopleQuery,
  type DirectChatsView,
  type DirectPeopleView,
} from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { DirectChatsQuery } from './direct-chats.query';

class DirectChatsParameters extends createZodDto(directChatsQuery) {}
class DirectPeopleParameters extends createZodDto(directPeopleQuery) {}

@ApiTags('chat')
@ApiBearerAuth()
@Controller('direct-chats')
export class DirectChatsController {
  constructor(private readonly query: DirectChatsQuery) {}

  @Get()
  @Access('member')
  chats(@SignedIn() caller: Caller, @Query() asked: DirectChatsParameters): Promise<DirectChatsView> {
    return this.query.chats(caller, asked);
  }

  @Get('people')
  @Access('member')
  people(@SignedIn() caller: Caller, @Query() { q }: DirectPeopleParameters): Promise<DirectPeopleView> {
    return this.query.peopleFor(caller, q);
  }
}
