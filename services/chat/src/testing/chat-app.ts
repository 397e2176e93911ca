import { type EmbeddedStack } from '@fieldhouse/embedded';
import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { ACCOUNT_DIRECTORY, type AccountDirectory, type RequestWithCaller } from '@fieldhouse/platform';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { Global, Injectable, Module, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CHAT_MEMBERS, type ChatMembers } from '../application/chat-members.port';
import { ChatModule } from '../chat.module';
import type { ChatMember } from '../domain';

/** Whoever names themselves is let in: who may do what is the access test's matter. */
@Injectable()
class Door implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithCaller>();
    const accountId = request.headers['x-account'];
    if (typeof accountId === 'string') request.caller = { accountId, roles: [] };
    return true;
  }
}

/** A team as specs have it: who is of it may change, and something may happen whenever it has just been asked. */
export class StandInTeam implements ChatMembers {
  readonly members = new Map<string, Pick<ChatMember, 'role' | 'status'>>([
    ['ana', { role: 'captain', status: 'active' }],
    ['ben', { role: 'player', status: 'active' }],
    ['cal', { role: 'player', status: 'active' }],
    ['new', { role: 'player', status: 'active' }],
  ]);
  archived = false;
  afterAsked: () => void = () => undefined;

  of(chatId: string, accountId: string, others: readonly string[]): Promise<ChatMember | null> {
    const me = chatId.startsWith('t') ? this.members.get(accountId) : undefined;
    const present = others.filter((other) => this.members.has(other));
    this.afterAsked();
    return Promise.resolve(me ? { ...me, archived: this.archived, present, known: present } : null);
  }

  chatsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }
}

/** The chat over running servers; everybody has a confirmed address but `new`. @param env settings that differ */
export const startChatApp = (
  stack: EmbeddedStack,
  team: StandInTeam,
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const accounts: AccountDirectory = {
    confirmedAddressOf: (accountId) =>
      Promise.resolve(accountId === 'new' ? null : `${accountId}@example.org`),
    hasConfirmedAddress: (accountId) => Promise.resolve(accountId !== 'new'),
    contactOf: () => Promise.resolve(null),
    shortNameOf: (accountId) => Promise.resolve(accountId),
    isSiteAdmin: () => Promise.resolve(false),
    isErased: () => Promise.resolve(false),
  };
  @Global()
  @Module({
    providers: [
      { provide: APP_GUARD, useClass: Door },
      { provide: CHAT_MEMBERS, useValue: team },
      { provide: ACCOUNT_DIRECTORY, useValue: accounts },
    ],
    exports: [CHAT_MEMBERS, ACCOUNT_DIRECTORY],
  })
  class Ports {}
  return startTestApp({
    stack,
    modules: [Ports, ChatModule],
    events: [...chatLogEvents, ...chatReaderEvents, ...chatRoomEvents],
    env,
  });
};
