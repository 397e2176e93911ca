import { RetryLater } from '@fieldhouse/kernel/runtime';
import type { CommandMeta } from '@fieldhouse/kernel';
import { hashOf } from '@fieldhouse/kernel';
import {
  CommandSender,
  MONGO_DB,
  NOTICES,
  PUSHER,
  SentOnce,
  TOKEN_READER,
  type NoticeContent,
  type Notices,
  type PushMessage,
  type Pusher,
  type TokenReader,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { NoticeSettingsRequest, PushDevice } from '../domain';
import { v5 as uuidv5 } from 'uuid';
import { isUrgent, lookAgain, skipping, type Batch, type BatchOutcome } from './batch';
import { pushOf, wordsOf } from './notice-words';

/** How it ended on a device; `later`: its push service does not take it now. */
type OnDevice = 'sent' | 'refused' | 'gone' | RetryLater;

/** Sends one push for all of a batch, to every device of somebody on which they are signed in. */
@Injectable()
export class PushSender {
  private readonly once: SentOnce;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(PUSHER) private readonly pusher: Pusher,
    @Inject(NOTICES) private readonly notices: Notices,
    @Inject(TOKEN_READER) private readonly sessions: TokenReader,
    private readonly sender: CommandSender,
  ) {
    this.once = new SentOnce(db, 'push_deliveries');
  }

  /** @throws RetryLater while no device has it and the push service of one does not take it */
  async send(batch: Batch, added: readonly PushDevice[]): Promise<BatchOutcome> {
    const devices = await this.signedIn(added, batch);
    if (devices.length === 0) return skipping(batch.deliveries, 'nowhere');
    const { contents, told, skipped } = await lookAgain(this.notices, batch);
    const words = wordsOf(contents);
    const newest = contents.at(-1);
    if (!words || !newest) return { sent: [], skipped };
    const message = { ...pushOf(words, tagOf(batch, newest)), ...(isUrgent(batch) && hurryOf(newest)) };
    const outcomes = await Promise.all(devices.map((device) => this.pushTo(device, batch, message)));
    if (outcomes.includes('sent')) return { sent: told, skipped };
    const later = outcomes.find((one) => one instanceof RetryLater);
    if (later) throw later;
    const why = outcomes.includes('refused') ? 'refused' : 'nowhere';
    return { sent: [], skipped: [...skipped, ...told.map((deliveryId) => ({ deliveryId, why }) as const)] };
  }

  /** A push that may have left is not repeated: a device shows it at once. */
  private async pushTo(device: PushDevice, batch: Batch, message: PushMessage): Promise<OnDevice> {
    const key = `${batch.key}:${device.deviceId}`;
    const claim = await this.once.claim(key);
    if (claim.outcome === 'done') return claim.how === 'sent' ? 'sent' : 'refused';
    if (claim.outcome === 'held') return new RetryLater(claim.seconds);
    if (claim.mayHaveLeft) {
      await this.once.finish(key, 'sent');
      return 'sent';
    }
    try {
      const outcome = await this.pusher.push(device.subscription, message);
      if (outcome === 'gone') await this.drop(device, batch);
      await this.once.finish(key, outcome === 'sent' ? 'sent' : 'refused');
      return outcome;
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error;
      await this.once.putOff(key, error.seconds);
      return error;
    }
  }

  /** A device that was lost, or left to others, is told nothing once its session has ended. */
  private async signedIn(devices: readonly PushDevice[], batch: Batch): Promise<readonly PushDevice[]> {
    const sessionIds = [...new Set(devices.flatMap(({ sessionId }) => sessionId ?? []))];
    const lasting = await this.sessions.lasting(sessionIds);
    const over = sessionIds.filter((one) => !lasting.has(one));
    if (over.length === 0) return devices;
    await this.ask(batch, { type: 'SignOutPushDevices', sessionIds: over }, 'sessions');
    return devices.filter(({ sessionId }) => sessionId === null || lasting.has(sessionId));
  }

  private drop({ deviceId, subscription: { endpoint } }: PushDevice, batch: Batch): Promise<void> {
    return this.ask(batch, { type: 'DropPushDevice', deviceId, endpoint }, deviceId);
  }

  private async ask({ accountId, key }: Batch, request: NoticeSettingsRequest, about: string): Promise<void> {
    const meta: CommandMeta = {
      commandId: uuidv5(about, key),
      correlationId: key,
      causationId: key,
      requestHash: hashOf(request),
      actor: { kind: 'process', name: 'due-deliveries' },
      noEffect: 'forgotten',
    };
    await this.sender.send({ aggregate: 'noticeSettings', id: accountId, request }, meta);
  }
}

/** What is urgent calls again, and is worth nothing once its time is up. */
const hurryOf = ({ draft, registration }: NoticeContent): Pick<PushMessage, 'urgent' | 'ttlSeconds'> => {
  const deadlineAt = draft?.deadlineAt ?? registration?.holdUntil;
  const leftMs = deadlineAt ? Date.parse(deadlineAt) - Date.now() : Infinity;
  return { urgent: true, ...(leftMs < Infinity && { ttlSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) }) };
};

/** What is said in a chat, and whose turn it is, takes the place of what was said before; anything else stands beside it. */
const tagOf = (
  { deliveries: [{ kind, teamId, deliveryId }] }: Batch,
  { draft }: Pick<NoticeContent, 'draft'>,
): string => {
  if (kind === 'draftTurn' && draft) return `draftTurn:${draft.leagueId}`;
  return kind === 'chat' || kind === 'direct'
    ? `chat:${teamId ?? ''}`
    : deliveryId.slice(deliveryId.indexOf(':') + 1);
};
