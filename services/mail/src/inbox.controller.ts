import { Access, CONFIG, isFromThisMachine, notFound, type Config } from '@fieldhouse/platform';
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listPage, mailPage } from './inbox.pages';
import { layOut } from './lay-out';
import { listHeaders } from './list-headers';
import { LocalInbox, type KeptMail } from './local-inbox';

/** The mails that would have been sent, for whoever sits at the machine; nobody else learns that this exists. */
@ApiTags('development')
@Controller('dev/mail')
@Access('anonymous')
export class InboxController {
  constructor(
    private readonly inbox: LocalInbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'A page, or JSON where `Accept` does not ask for HTML.' })
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    this.requireLocal(request);
    const mails = await this.inbox.list();
    return wantsPage(request, reply) ? listPage(mails) : mails.map(viewOf);
  }

  @Get(':mailId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'A page, or JSON where `Accept` does not ask for HTML.' })
  async one(
    @Param('mailId') mailId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    this.requireLocal(request);
    const kept = await this.inbox.find(mailId);
    if (!kept) throw notFound();
    return wantsPage(request, reply) ? mailPage(kept) : viewOf(kept);
  }

  private requireLocal(request: FastifyRequest): void {
    if (!this.config.LOCAL_INBOX || !isFromThisMachine(request)) throw notFound();
  }
}

const wantsPage = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const page = request.headers.accept?.includes('text/html') === true;
  if (page) void reply.type('text/html; charset=utf-8');
  return page;
};

const viewOf = ({ _id, sentAt, mail }: KeptMail) => ({
  id: _id,
  sentAt: sentAt.toISOString(),
  ...mail,
  ...layOut(mail),
  headers: listHeaders(mail),
});
