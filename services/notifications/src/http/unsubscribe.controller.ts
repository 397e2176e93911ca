import { unsubscribeBody, type UnsubscribeView } from '@fieldhouse/api-contract';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import {
  Access,
  CommandSender,
  FromAnywhere,
  HttpCommand,
  networksOf,
  notFound,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { readUnsubscribeToken, type MailsOf } from '../application/unsubscribe-token';
import { getsMails, noticeSettingsAggregate, type NoticeSettingsRequest } from '../domain';
import { NoticeQuotas } from '../infrastructure/notice-quotas';

class UnsubscribeBody extends createZodDto(unsubscribeBody) {}

/** Behind the link of a mail: whoever has it, signed in or not. */
@ApiTags('notifications')
@Controller('unsubscribe/:token')
@Access('anonymous')
export class UnsubscribeController {
  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
    private readonly secrets: Secrets,
    private readonly quotas: NoticeQuotas,
  ) {}

  @Get()
  async look(@Param('token') token: string, @Req() { ip }: FastifyRequest): Promise<UnsubscribeView> {
    return this.viewOf(await this.read(token, ip));
  }

  /** One click in a mail program (RFC 8058): it sends a form, from wherever it is, and reads no answer. */
  @Post()
  @FromAnywhere()
  @HttpCode(200)
  end(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<UnsubscribeView> {
    return this.set(token, ip, false, command);
  }

  @Put()
  change(
    @Param('token') token: string,
    @Body() { on }: UnsubscribeBody,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<UnsubscribeView> {
    return this.set(token, ip, on, command);
  }

  private async set(
    token: string,
    ip: string,
    on: boolean,
    command: CommandContextOfRequest,
  ): Promise<UnsubscribeView> {
    const mails = await this.read(token, ip);
    const request: NoticeSettingsRequest = { type: 'SetMailsOfKind', kind: mails.kind, on };
    await this.sender.send(
      { aggregate: 'noticeSettings', id: mails.accountId, request },
      command.metaFor(request),
    );
    return this.viewOf(mails);
  }

  /** @throws 404 for a token that was never made; 429 */
  private async read(token: string, ip: string): Promise<MailsOf> {
    await this.quotas.links.take(networksOf(ip).host);
    const mails = readUnsubscribeToken(this.secrets.keysOf('unsubscribe'), token);
    if (!mails) throw notFound();
    return mails;
  }

  /** Of a kind that is on for a single team only, mails come all the same. */
  private async viewOf({ kind, accountId }: MailsOf): Promise<UnsubscribeView> {
    const { choices } = (await this.store.load(noticeSettingsAggregate, accountId)).state;
    return { kind, on: getsMails(choices, kind) };
  }
}
