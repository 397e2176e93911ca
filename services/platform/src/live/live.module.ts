import { Module } from '@nestjs/common';
import { LiveAdmission } from './live-admission';
import { LiveParts } from './live-rooms';

/** What gateways with live rooms need; one door for those of all contexts. */
@Module({ providers: [LiveParts, LiveAdmission], exports: [LiveParts] })
export class LiveModule {}
