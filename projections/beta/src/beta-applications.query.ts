import {
  betaApplyAgainAt,
  type BetaApplicationView,
  type BetaFilter,
  type BetaPage,
  type BetaSpots,
  type DashboardParts,
  type OwnBetaView,
} from '@fieldhouse/api-contract';
import { CONFIG, MONGO_DB, pageOf, type Config } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { betaApplicationsProjection, type BetaApplicationDocument } from './beta-applications.projection';

/** More than one person can write within the time that has passed. */
const OWN_AT_MOST = 50;

/** The only reader of the beta applications. */
@Injectable()
export class BetaApplicationsQuery {
  private readonly applications: ReadModelReader<BetaApplicationDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly people: PeopleDirectory,
  ) {
    this.applications = new ReadModelReader(db, betaApplicationsProjection);
  }

  /** A person's own applications, newest first. They read what site admins decided, not which of them did. */
  async own(accountId: string, atLeast: string | undefined): Promise<OwnBetaView> {
    await this.applications.atLeast(atLeast);
    const found = await this.applications
      .find({ accountId })
      .sort({ openedAt: -1 })
      .limit(OWN_AT_MOST)
      .toArray();
    const own = { accountId, name: 'You' };
    const [newest] = found;
    const ended = newest?.status === 'rejected' || newest?.status === 'withdrawn';
    return {
      applications: found.map((document) => viewOf(document, (by) => (by === accountId ? own : null))),
      applyAgainAt: ended ? betaApplyAgainAt(newest.timeline.at(-1)?.at ?? newest.openedAt) : null,
      spots: await this.spots(),
    };
  }

  /** Where a person's newest application stands; null when there is none. */
  async newest(accountId: string, atLeast?: string): Promise<DashboardParts['beta'] | null> {
    await this.applications.atLeast(atLeast);
    const [newest] = await this.applications.find({ accountId }).sort({ openedAt: -1 }).limit(1).toArray();
    if (!newest) return null;
    const { complexName, status, timeline, openedAt } = newest;
    return { complexName, status, since: timeline.at(-1)?.at ?? openedAt };
  }

  /** How many nobody has looked at; null: none. */
  async waiting(atLeast?: string): Promise<number | null> {
    await this.applications.atLeast(atLeast);
    return (await this.applications.count({ status: 'submitted' })) || null;
  }

  /** What was submitted, whoever has waited longest first. @throws 400 for a cursor that is none of ours */
  async page({ status, ...asked }: BetaFilter): Promise<BetaPage> {
    const submitted = status ? { status } : { submittedAt: { $gt: '' } };
    const { rows, next } = await pageOf(this.applications, ['submittedAt', 1], submitted, asked);
    const who = await this.people.peopleOf(
      rows.flatMap((one) => [one.accountId, ...one.timeline.map(({ by }) => by)]),
    );
    return {
      applications: rows.map((document) => ({
        ...viewOf(document, (by) => (by === '' ? null : { accountId: by, name: who(by).name })),
        applicant: who(document.accountId),
      })),
      next,
      spots: await this.spots(),
    };
  }

  private async spots(): Promise<BetaSpots> {
    const taken = await this.applications.count({ status: 'approved' });
    return { limit: this.config.BETA_SPOTS, taken };
  }
}

const viewOf = (
  { _id, _position, openedAt: _, timeline, ...document }: Positioned<BetaApplicationDocument>,
  nameOf: (accountId: string) => { readonly accountId: string; readonly name: string } | null,
): BetaApplicationView => ({
  ...document,
  applicationId: _id,
  timeline: timeline.map((step) => ({ ...step, by: nameOf(step.by) })),
});
