import {
  contactBody,
  contactReceipt,
  contactTicketBodies,
  contactTicketCommands,
  type ContactReceipt,
} from '@fieldhouse/api-contract';
import {
  Access,
  CommandSender,
  HttpCommand,
  commandController,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { v5 as uuidv5 } from 'uuid';
import type { ContactTicketRequest } from '../domain/contact-ticket.decider';
import { ticketNumberOf } from '../domain/ticket-number';
import { ContactQuota } from '../infrastructure/contact-quota';
import { TicketAddresses } from '../infrastructure/ticket-addresses';

class ContactMessage extends createZodDto(contactBody) {}
class Receipt extends createZodDto(contactReceipt) {}

/** The contact form. */
@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly sender: CommandSender,
    private readonly quota: ContactQuota,
    private readonly addresses: TicketAddresses,
  ) {}

  /** A filled honeypot is answered like any message, and kept nowhere. */
  @Post()
  @Access('anonymous')
  @HttpCode(200)
  @ApiOkResponse({ type: Receipt })
  async receive(
    @Body() { website, ...message }: ContactMessage,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<ContactReceipt> {
    await this.quota.take(ip);
    const id = uuidv5('contact', command.commandId);
    const ticket = ticketNumberOf(id);
    const request: ContactTicketRequest = { type: 'ReceiveContactMessage', ticketId: id, ticket, ...message };
    if (website === '') {
      // First: a ticket whose address nobody knows could not be found again.
      await this.addresses.note(id, message.email, {});
      await this.sender.send({ aggregate: 'contactTicket', id, request }, command.metaFor(request));
    }
    return { ticket };
  }
}

/** Closing what came in through it. */
export const ContactTicketController = commandController(
  'contact',
  contactTicketCommands,
  contactTicketBodies,
  (request) => ({ aggregate: 'contactTicket', id: request.ticketId, request }),
);
