import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type OwnFact,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import type { DraftRequest } from '../domain';
import { ReasonAuthors } from '../infrastructure/reason-authors.store';

/** The reasons that somebody gave: they take them along, and their copies go with the account. */
@Injectable()
@KeepsPersonalData({
  context: 'drafts',
  subjects: { authorId: 'when the account is erased' },
  collections: { draft_reason_authors: 'when the account is erased' },
})
export class DraftPeople implements PersonalData {
  constructor(
    private readonly authors: ReasonAuthors,
    private readonly log: PersonalLog,
  ) {}

  /** Of the facts only what was said: one that committed to an order holds its seed too. */
  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: OwnFact[] = [];
    for (const { draftId } of await this.authors.of(accountId))
      for (const { data, ...fact } of await this.reasonsOf(accountId, draftId)) {
        const { reason } = data as { readonly reason: string };
        facts.push({ ...fact, data: { draftId, reason } });
      }
    return { facts };
  }

  async erase({ accountId }: Person): Promise<void> {
    for (const { draftId } of await this.authors.of(accountId)) {
      const revisions = (await this.reasonsOf(accountId, draftId)).map(({ revision }) => revision);
      const request: DraftRequest = { type: 'ForgetDraftReasons', authorId: accountId, revisions };
      // Begun again after one more reason, it is another command.
      const subjectId = uuidv5(`${accountId}:${revisions.at(-1)}`, draftId);
      await this.log.forget({ aggregate: 'draft', id: draftId, request }, subjectId);
    }
    await this.authors.removeAllOf(accountId);
  }

  private reasonsOf(accountId: string, draftId: string): Promise<readonly OwnFact[]> {
    return this.log.factsOf(
      `draft-${draftId}`,
      ({ data }) => data['authorId'] === accountId && 'reason' in data,
    );
  }
}
