import type { ProviderEvent } from '@fieldhouse/events/payments';
import { hashOf, type Actor } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { v4 as uuidv4 } from 'uuid';
import type { ProviderHappening } from './card-provider';
import { PayerEvents } from './payer-events';
import { impersonal } from './impersonal';
import { providerEventAggregate } from './provider-event';

/** A message of the provider that has proved to be one. `accountId`: the payer's, where the provider was told it. */
export type ProviderMessage = {
  readonly happening: ProviderHappening;
  readonly accountId: string | null;
  /** As it came. */
  readonly text: string;
};

/** What the card provider has told, in the log. */
@Injectable()
export class ProviderEvents {
  constructor(
    private readonly store: AggregateStore,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly payers: PayerEvents,
  ) {}

  /** Keeps a message; durable when it is answered, and kept once however often it comes. */
  async receive({ happening, accountId, text }: ProviderMessage, correlationId: string): Promise<void> {
    // A payer who has left has no key any more: nothing that is theirs may be kept.
    const payer = accountId !== null && (await this.keyring.findKey(accountId)) ? accountId : null;
    // First: what nobody knows to be theirs could neither be handed over nor be forgotten.
    if (payer !== null) await this.payers.note(happening.id, payer);
    const body = payer === null ? JSON.stringify(impersonal(JSON.parse(text))) : text;
    await this.append(happening, { accountId: payer, body }, { kind: 'anonymous' }, correlationId);
  }

  /** Keeps what was looked up, because no message of it has come. @returns whether it was unknown */
  async note(happening: ProviderHappening): Promise<boolean> {
    const { state } = await this.store.load(providerEventAggregate, happening.id);
    if (state.isKnown) return false;
    const actor: Actor = { kind: 'process', name: 'missed-webhooks' };
    await this.append(happening, { accountId: null, body: null }, actor, uuidv4());
    return true;
  }

  private async append(
    { id, ...told }: ProviderHappening,
    more: Pick<ProviderEvent['data'], 'accountId' | 'body'>,
    actor: Actor,
    correlationId: string,
  ): Promise<void> {
    const event = { providerEventId: id, ...told, ...more };
    // Each telling is a command of its own: the same event may be told in other words.
    const meta = { commandId: uuidv4(), correlationId, causationId: correlationId, actor };
    await this.store.execute(
      providerEventAggregate,
      id,
      { type: 'ReceiveProviderEvent', event, actor, at: new Date().toISOString() },
      { ...meta, requestHash: hashOf(id), noEffect: 'forgotten' },
    );
  }
}
