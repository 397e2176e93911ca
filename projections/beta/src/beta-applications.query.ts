import {
  betaApplyAgainAt,
  type BetaApplicationView,
  type BetaPage,
  type BetaSpots,
  type BetaStatus,
  type OwnBetaView,
} from '@fieldhouse/api-contract';
import { CONFIG, HttpProblem, MONGO_DB, type Config } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { betaApplicationsProjection, type BetaApplicationDocument } from './beta-applications.projection';
import { betaPeopleProjection, type BetaPersonDocument } from './beta-people.projection';

export type BetaFilter = {
  readonly status?: BetaStatus;
  readonly after?: string;
  readonly limit: number;
  readonly atLeast?: string;
};
type Person = Pick<BetaPersonDocument, 'name' | 'email'>;
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;
/** More than one person can write within the time that has passed. */
const OWN_AT_MOST = 50;
const UNKNOWN: Person = { name: 'Unknown account', email: '' };

/** The only reader of the beta applications. */
@Injectable()
export class BetaApplicationsQuery {
  private readonly applications: ReadModelReader<BetaApplicationDocument>;
  private readonly people: ReadModelReader<BetaPersonDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.applications = new ReadModelReader(db, betaApplicationsProjection);
    this.people = new ReadModelReader(db, betaPeopleProjection);
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

  /** What was submitted, whoever has waited longest first. @throws 400 for a cursor that is none of ours */
  async page({ status, after, limit, atLeast }: BetaFilter): Promise<BetaPage> {
    const [, since, id] = after === undefined ? [] : (CURSOR.exec(after) ?? []);
    if (after !== undefined && (since === undefined || id === undefined))
      throw new HttpProblem(400, 'cursor_malformed', 'Malformed cursor', 'Send `next` as you got it.');
    await this.applications.atLeast(atLeast);
    const beyond =
      since === undefined
        ? {}
        : { $or: [{ submittedAt: { $gt: since } }, { submittedAt: since, _id: { $gt: id } }] };
    const found = await this.applications
      .find({ ...(status ? { status } : { submittedAt: { $gt: '' } }), ...beyond })
      .sort({ submittedAt: 1, _id: 1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const who = await this.namesOf(
      shown.flatMap((one) => [one.accountId, ...one.timeline.map(({ by }) => by)]),
    );
    return {
      applications: shown.map((document) => ({
        ...viewOf(document, (by) => (by === '' ? null : { accountId: by, name: who(by).name })),
        applicant: who(document.accountId),
      })),
      next: found.length > limit && last ? `${last.submittedAt}_${last._id}` : null,
      spots: await this.spots(),
    };
  }

  private async spots(): Promise<BetaSpots> {
    const taken = await this.applications.count({ status: 'approved' });
    return { limit: this.config.BETA_SPOTS, taken };
  }

  private async namesOf(accountIds: readonly string[]): Promise<(accountId: string) => Person> {
    const ids = [...new Set(accountIds)];
    const found = ids.length === 0 ? [] : await this.people.find({ _id: { $in: ids } }).toArray();
    const people = new Map(found.map(({ _id, name, email }) => [_id, { name, email }]));
    return (accountId) => people.get(accountId) ?? UNKNOWN;
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
