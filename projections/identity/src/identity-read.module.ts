import { Module } from '@nestjs/common';
import { AdminUsersController } from './admin-users.controller';
import { adminUsersProjection } from './admin-users.projection';
import { AdminUsersQuery } from './admin-users.query';

/** What a projections worker runs for accounts. */
export const identityProjections = [adminUsersProjection] as const;

@Module({ controllers: [AdminUsersController], providers: [AdminUsersQuery] })
export class IdentityReadModule {}
