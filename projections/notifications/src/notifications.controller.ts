import {
  deliveriesQuery,
  notificationsQuery,
  type DeliveriesView,
  type NotificationsView,
  type WhyView,
} from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { DeliveriesQuery } from './deliveries/deliveries.query';
import { NotificationsQuery } from './notifications.query';

class NotificationsParameters extends createZodDto(notificationsQuery) {}
class DeliveriesParameters extends createZodDto(deliveriesQuery) {}

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly query: NotificationsQuery,
    private readonly deliveries: DeliveriesQuery,
  ) {}

  @Get()
  @Access('member')
  list(
    @SignedIn() caller: Caller,
    @Query() { atLeast }: NotificationsParameters,
  ): Promise<NotificationsView> {
    return this.query.of(caller, atLeast);
  }

  @Get('deliveries')
  @Access('member')
  sent(@SignedIn() caller: Caller, @Query() asked: DeliveriesParameters): Promise<DeliveriesView> {
    return this.deliveries.page(caller, asked);
  }

  @Get(':notificationId/why')
  @Access('member')
  why(@SignedIn() caller: Caller, @Param('notificationId') notificationId: string): Promise<WhyView> {
    return this.deliveries.why(caller, notificationId);
  }
}
