import { contactQuery, type ContactPage } from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ContactMessagesQuery } from './contact-messages.query';

class ContactParameters extends createZodDto(contactQuery) {}

@ApiTags('contact')
@ApiBearerAuth()
@Controller('admin/contact')
export class ContactMessagesController {
  constructor(private readonly query: ContactMessagesQuery) {}

  @Get()
  @Access('site_admin')
  page(@Query() filter: ContactParameters): Promise<ContactPage> {
    return this.query.page(filter);
  }
}
