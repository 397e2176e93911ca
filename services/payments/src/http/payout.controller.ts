import type { PayoutStatementView } from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PayoutStatements } from '../application/payout-statements';

/** What went to the bank, for site admins: the account is everybody's. */
@ApiTags('finance')
@ApiBearerAuth()
@Controller('finance/payouts/:payoutId')
export class PayoutController {
  constructor(private readonly statements: PayoutStatements) {}

  /** What the payout is made of, as the card provider says it now. */
  @Get('statement')
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  statement(@Param('payoutId') payoutId: string): Promise<PayoutStatementView> {
    return this.statements.of(payoutId);
  }
}
