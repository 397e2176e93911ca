import {
  adminUserParams,
  adminUserQuery,
  adminUsersQuery,
  type AdminUsersPage,
  type AdminUserView,
} from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { AdminUsersQuery } from './admin-users.query';

class UsersParameters extends createZodDto(adminUsersQuery) {}
class UserParameters extends createZodDto(adminUserQuery) {}
class Whose extends createZodDto(adminUserParams) {}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('admin/users')
export class AdminUsersController {
  constructor(private readonly query: AdminUsersQuery) {}

  @Get()
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  page(@Query() filter: UsersParameters): Promise<AdminUsersPage> {
    return this.query.page(filter);
  }

  @Get(':accountId')
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  one(@Param() { accountId }: Whose, @Query() { atLeast }: UserParameters): Promise<AdminUserView> {
    return this.query.one(accountId, atLeast);
  }
}
