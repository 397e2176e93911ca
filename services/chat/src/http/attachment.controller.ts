import type { AttachmentSentView } from '@fieldhouse/api-contract';
import { filePassHolds } from '@fieldhouse/events/chat';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { Access, SignedIn, notFound, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiQuery, ApiTags, type ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ChatAttachments } from '../application/chat-attachments';
import { ChatFiles } from '../application/chat-files';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { channelOf } from './channel-of';
import { etagOf, fileHeaders } from './file-headers';
import { readSentFile } from './sent-file';

const UPLOAD: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG, WebP or GIF of at most 10 MiB; PDF, CSV, XLSX or GPX of at most 20 MiB',
      },
    },
  },
};
type Place = {
  readonly chatId: string;
  readonly channel: string;
  readonly messageId: string;
  readonly attachmentId: string;
};

/** Files of a chat: sent before the message that names them, opened by whoever may read it. */
@ApiTags('chat')
@Controller('chats/:chatId/:channel')
export class AttachmentController {
  constructor(
    private readonly attachments: ChatAttachments,
    private readonly files: ChatFiles,
    private readonly store: AttachmentStore,
    private readonly secrets: Secrets,
  ) {}

  /** May be repeated: the id, which the sender makes (a UUID), says which file it is. */
  @Put('attachments/:attachmentId')
  @Access('chat_member')
  @ApiBearerAuth()
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  async keep(
    @Param() { chatId, channel, attachmentId }: Omit<Place, 'messageId'>,
    @SignedIn() { accountId }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<AttachmentSentView> {
    const place = {
      chatId,
      channel: channelOf(chatId, channel),
      accountId,
      attachmentId: idOf(attachmentId),
    };
    return { attachment: await this.attachments.keep(place, () => readSentFile(request)) };
  }

  /** The address is made of a message and the reader's pass, which the chat's view has: a page's pictures come without a token. */
  @Get('messages/:messageId/attachments/:attachmentId')
  @Access('anonymous')
  @ApiQuery({ name: 'by', type: String })
  @ApiQuery({ name: 'until', type: String })
  @ApiQuery({ name: 'sig', type: String })
  @ApiQuery({ name: 'preview', type: String, required: false })
  async open(
    @Param() { chatId, channel, messageId, attachmentId }: Place,
    @Query() { by, until, sig, preview }: Readonly<Record<string, unknown>>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const pass = { chatId, by: String(by), until: Number(until), sig: String(sig) };
    const seconds = filePassHolds(this.secrets.keysOf('chat-files'), pass, Date.now());
    if (seconds === null) throw notFound();
    const asked = {
      chatId,
      channel: channelOf(chatId, channel),
      messageId,
      attachmentId: idOf(attachmentId),
    };
    const place = await this.files.placeOf(asked, pass.by);
    const etag = etagOf(attachmentId, preview === '1');
    if (request.headers['if-none-match'] === etag) {
      void reply.status(304).header('etag', etag);
      return undefined;
    }
    const file = await this.store.read(place, preview === '1');
    if (!file) throw notFound();
    void reply.headers(fileHeaders(file.about, etag, seconds));
    return file.bytes;
  }
}

/** @throws 404 for what is no id of a file */
const idOf = (attachmentId: string): string => {
  if (!z.uuid().safeParse(attachmentId).success) throw notFound();
  return attachmentId;
};
