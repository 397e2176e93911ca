import { notificationsQuery, type NotificationsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NotificationsQuery } from './notifications.query';

class NotificationsParameters extends createZodDto(notificationsQuery) {}

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly query: NotificationsQuery) {}

  @Get()
  @Access('member')
  list(
    @SignedIn() caller: Caller,
    @Query() { atLeast }: NotificationsParameters,
  ): Promise<NotificationsView> {
    return this.query.of(caller, atLeast);
  }
}
