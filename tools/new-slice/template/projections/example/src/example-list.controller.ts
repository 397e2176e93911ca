import { exampleQuery, type ExampleListView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ExampleListQuery } from './example-list.query';

class ExampleParameters extends createZodDto(exampleQuery) {}

@ApiTags('example')
@ApiBearerAuth()
@Controller('example')
export class ExampleListController {
  constructor(private readonly query: ExampleListQuery) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'no-store')
  own(@SignedIn() { accountId }: Caller, @Query() { atLeast }: ExampleParameters): Promise<ExampleListView> {
    return this.query.own(accountId, atLeast);
  }
}
