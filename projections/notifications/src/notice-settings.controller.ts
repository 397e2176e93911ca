import { noticeSettingsQuery, type NoticeSettingsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { NoticeSettingsQuery } from './notice-settings.query';

class NoticeSettingsParameters extends createZodDto(noticeSettingsQuery) {}

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notification-settings')
export class NoticeSettingsReadController {
  constructor(private readonly query: NoticeSettingsQuery) {}

  @Get()
  @Access('member')
  settings(
    @SignedIn() caller: Caller,
    @Query() { atLeast }: NoticeSettingsParameters,
  ): Promise<NoticeSettingsView> {
    return this.query.of(caller, atLeast);
  }
}
