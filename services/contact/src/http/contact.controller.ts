import { closeTicketBody, contactBody, contactReceipt, type ContactReceipt } from '@fieldhouse/api-contract';
import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { v5 as uuidv5 } from 'uuid';
import type { ContactTicketRequest } from '../application/contact-ticket.handler';
import { ticketNumberOf } from '../domain/ticket-number';
import { ContactLimiter } from '../infrastructure/contact-limiter';

class ContactMessage extends createZodDto(contactBody) {}
class Receipt extends createZodDto(contactReceipt) {}
class CloseTicket extends createZodDto(closeTicketBody) {}

/** The contact form, and closing what came in through it. */
@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(
    private readonly sender: CommandSender,
    private readonly limiter: ContactLimiter,
  ) {}

  /** A filled honeypot is answered like any message, and kept nowhere. */
  @Post('contact')
  @Access('anonymous')
  @HttpCode(200)
  @ApiOkResponse({ type: Receipt })
  async receive(
    @Body() { website, ...message }: ContactMessage,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
  ): Promise<ContactReceipt> {
    await this.limiter.take(request.ip);
    const ticketId = uuidv5('contact', command.commandId);
    const ticket = ticketNumberOf(ticketId);
    if (website === '')
      await this.send(ticketId, { type: 'ReceiveContactMessage', ticketId, ticket, ...message }, command);
    return { ticket };
  }

  @Post('admin/contact/:ticketId/close')
  @Access('site_admin')
  @HttpCode(200)
  @ApiBearerAuth()
  close(
    @Param('ticketId') ticketId: string,
    @Body() { note }: CloseTicket,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send(ticketId, { type: 'CloseContactTicket', ticketId, note }, command);
  }

  private send(
    id: string,
    request: ContactTicketRequest,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.sender.send({ aggregate: 'contactTicket', id, request }, command.metaFor(request));
  }
}
