import type { CreditsView, PayeeCreditsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { CreditQuery } from './credit.query';

@ApiTags('payments')
@ApiBearerAuth()
@Controller()
export class CreditViewController {
  constructor(private readonly query: CreditQuery) {}

  @Get('credits')
  @Access('member')
  mine(@SignedIn() caller: Caller, @Query() { atLeast: position }: ReadParameters): Promise<CreditsView> {
    return this.query.mine(caller, position);
  }

  @Get('finance/:payeeKind/:payeeId/credits')
  @Access('treasurer')
  granted(
    @Param('payeeKind') payeeKind: string,
    @Param('payeeId') payeeId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast: position }: ReadParameters,
  ): Promise<PayeeCreditsView> {
    return this.query.grantedBy({ payeeKind, payeeId }, caller, position);
  }
}
