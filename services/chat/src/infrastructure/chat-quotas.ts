import { CONFIG, Quota, REDIS, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';

/** In a megabyte. */
const KILOBYTES = 1_024;

/** What an account may do in chats, over all processes. Each throws 429 with the time to wait; StoreUnavailable. */
@Injectable()
export class ChatQuotas {
  /** Messages that are written or changed: at once, and in a day. */
  readonly messages: Quota;
  readonly messagesOfDay: Quota;
  /** Everything else: reactions, reports, how far one has read. */
  readonly actions: Quota;
  /** People whom one writes to for the first time, in a day. */
  readonly newChats: Quota;
  /** Kilobytes of files in a day. */
  readonly files: Quota;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    this.messages = new Quota(redis, {
      name: 'chat-messages',
      points: config.MESSAGES_PER_10_SECONDS,
      seconds: 10,
      title: 'Too many messages',
      sentence: 'You have sent many messages within a few seconds.',
    });
    this.messagesOfDay = new Quota(redis, {
      name: 'chat-messages-day',
      points: config.MESSAGES_PER_DAY,
      seconds: 24 * 3_600,
      title: 'Too many messages',
      sentence: 'You have sent many messages within a day.',
    });
    this.actions = new Quota(redis, {
      name: 'chat-actions',
      points: config.CHAT_ACTIONS_PER_MINUTE,
      seconds: 60,
      title: 'Too much at once',
      sentence: 'You have done a lot in the chat within a minute.',
    });
    this.newChats = new Quota(redis, {
      name: 'chat-new-direct',
      points: config.NEW_CHATS_PER_DAY,
      seconds: 24 * 3_600,
      title: 'Too many new chats',
      sentence: `You have written to ${config.NEW_CHATS_PER_DAY} new people within a day.`,
    });
    this.files = new Quota(redis, {
      name: 'chat-files',
      points: config.FILES_MB_PER_DAY * KILOBYTES,
      seconds: 24 * 3_600,
      title: 'Too many files',
      sentence: `You have sent ${config.FILES_MB_PER_DAY} MB of files within a day.`,
    });
  }
}
