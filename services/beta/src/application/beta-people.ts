import { EVENT_STORE, EventCatalog, type EventStore } from '@fieldhouse/kernel/runtime';
import {
  CommandSender,
  KeepsPersonalData,
  factsOf,
  metaOfErasure,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BetaApplicationRequest } from './beta-application.handler';

/** Applications: closed with the applicant's key; an erased person's leave the read models and give their spot back. */
@Injectable()
@KeepsPersonalData({
  context: 'beta',
  subjects: { accountId: 'when the account is erased' },
  collections: {},
})
export class BetaPeople implements PersonalData {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly catalog: EventCatalog,
    private readonly sender: CommandSender,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    return { facts: await factsOf(this.store, this.catalog, `betaApplication-${accountId}`) };
  }

  async erase({ accountId }: Person): Promise<void> {
    const request: BetaApplicationRequest = { type: 'ForgetBetaApplicant', accountId };
    const command = { aggregate: 'betaApplication', id: accountId, request };
    await this.sender.send(command, metaOfErasure(accountId, request));
  }
}
