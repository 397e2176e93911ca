import { Module } from '@nestjs/common';
import { CardProviderModule } from './provider';

/** Payments. */
@Module({ imports: [CardProviderModule] })
export class PaymentsModule {}
