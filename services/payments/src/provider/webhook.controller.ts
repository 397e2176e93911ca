import { Access, CONFIG, HttpProblem, Quota, REDIS, networksOf, type Config } from '@fieldhouse/platform';
import { Controller, Headers, HttpCode, Inject, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type Redis from 'ioredis';
import { ProviderEvents } from './provider-events';
import { WebhookSignature } from './webhook-signature';

/** Where the card provider tells what has happened. Its signature is all the right that is needed. */
@ApiTags('payments')
@Controller('webhooks/card-provider')
@Access('anonymous')
export class CardWebhookController {
  private readonly quota: Quota;

  constructor(
    private readonly signature: WebhookSignature,
    private readonly events: ProviderEvents,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) { CARD_WEBHOOKS_PER_MINUTE }: Config,
  ) {
    this.quota = new Quota(redis, {
      name: 'card-webhooks',
      points: CARD_WEBHOOKS_PER_MINUTE,
      seconds: 60,
      title: 'Too many webhooks',
      sentence: 'More came from your network than are taken.',
    });
  }

  /** What is answered with 200 is in the log; anything else the provider sends again. */
  @Post()
  @HttpCode(200)
  async receive(
    @Req() { rawBody, ip, id }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature = '',
  ): Promise<{ readonly received: true }> {
    await this.quota.take(networksOf(ip).host);
    const signed = rawBody === undefined ? null : this.signature.read(rawBody, signature);
    if (!signed) throw notSigned();
    if (signed.message) await this.events.receive(signed.message, id);
    return { received: true };
  }
}

const notSigned = (): HttpProblem =>
  new HttpProblem(
    400,
    'webhook_not_signed',
    'Not signed',
    'The signature is wrong or older than five minutes. CARD_WEBHOOK_SECRETS names what is taken.',
  );
