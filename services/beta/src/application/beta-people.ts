import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import type { BetaApplicationRequest } from './beta-application.handler';

/** Applications: closed with the applicant's key; an erased person's leave the read models and give their spot back. */
@Injectable()
@KeepsPersonalData({
  context: 'beta',
  subjects: { accountId: 'when the account is erased' },
  collections: {},
})
export class BetaPeople implements PersonalData {
  constructor(private readonly log: PersonalLog) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    return { facts: await this.log.factsOf(`betaApplication-${accountId}`) };
  }

  async erase({ accountId }: Person): Promise<void> {
    const request: BetaApplicationRequest = { type: 'ForgetBetaApplicant', accountId };
    await this.log.forget({ aggregate: 'betaApplication', id: accountId, request });
  }
}
