import type { CheckoutView } from '@fieldhouse/api-contract';
import {
  Access,
  HttpCommand,
  SignedIn,
  networksOf,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Controller, Get, Header, Param, Post, Query, Redirect, Req, Res, UseFilters } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CheckoutPages } from '../application/checkout-pages';
import { PayLinks, type PayLinkView } from '../application/pay-links';
import { PaymentQuotas } from '../infrastructure/payment-quotas';
import { payLinkPage } from './pay-link.page';
import { asPage, PayLinkProblems, wantsPage } from './pay-link.problems';

/** Where somebody pays who is signed in. */
@ApiTags('payments')
@ApiBearerAuth()
@Controller('invoices/:invoiceId/checkouts')
export class CheckoutController {
  constructor(
    private readonly pages: CheckoutPages,
    private readonly quotas: PaymentQuotas,
  ) {}

  /** The same page however often it is asked for, as long as nothing has been paid there. */
  @Get(':paymentId')
  @Access('payer')
  @Header('cache-control', 'no-store')
  async page(
    @Param('invoiceId') invoiceId: string,
    @Param('paymentId') paymentId: string,
    @SignedIn() { accountId }: Caller,
  ): Promise<CheckoutView> {
    await this.quotas.checkouts.take(accountId);
    return this.pages.of({ invoiceId, paymentId }, accountId);
  }
}

/** Where somebody leaves a card for later without paying. */
@ApiTags('payments')
@ApiBearerAuth()
@Controller('invoices/:invoiceId/cards')
export class CardSetupController {
  constructor(
    private readonly pages: CheckoutPages,
    private readonly quotas: PaymentQuotas,
  ) {}

  /** The same page however often it is asked for, as long as no card has been left there. */
  @Get(':cardId')
  @Access('payer')
  @Header('cache-control', 'no-store')
  async page(
    @Param('invoiceId') invoiceId: string,
    @Param('cardId') cardId: string,
    @SignedIn() { accountId }: Caller,
  ): Promise<CheckoutView> {
    await this.quotas.checkouts.take(accountId);
    return this.pages.ofSetup({ invoiceId, cardId }, accountId);
  }
}

/** Behind a link to pay: whoever has it, signed in or not. */
@ApiTags('payments')
@Controller('pay/:token')
@Access('anonymous')
@UseFilters(PayLinkProblems)
export class PayLinkController {
  constructor(
    private readonly links: PayLinks,
    private readonly quotas: PaymentQuotas,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @ApiOkResponse({ description: 'A page, or JSON where `Accept` does not ask for HTML.' })
  async look(
    @Param('token') token: string,
    @Query('paid') paid: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayLinkView | string> {
    await this.quotas.links.take(networksOf(request.ip).host);
    const view = await this.links.look(token, paid, new Date().toISOString());
    if (!wantsPage(request)) return view;
    void asPage(reply);
    return payLinkPage(view);
  }

  @Post()
  @Redirect()
  async pay(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<{ readonly url: string; readonly statusCode: 303 }> {
    await this.quotas.links.take(networksOf(ip).host);
    return { url: await this.links.pay(token, command.metaFor), statusCode: 303 };
  }
}
