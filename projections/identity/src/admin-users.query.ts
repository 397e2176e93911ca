import type { AdminUserRow, AdminUsersPage, AdminUserView, GlobalRoleView } from '@fieldhouse/api-contract';
import { HttpProblem, MONGO_DB, notFound } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { adminUsersProjection, type AdminUserDocument } from './admin-users.projection';

export type UsersFilter = {
  readonly q: string;
  readonly role?: GlobalRoleView;
  readonly after?: string;
  readonly limit: number;
  readonly atLeast?: string;
};
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;

/** The only reader of the accounts as site admins look them up. */
@Injectable()
export class AdminUsersQuery {
  private readonly reader: ReadModelReader<AdminUserDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, adminUsersProjection);
  }

  /** Newest first, a page at a time. @throws 400 for a cursor that is none of ours */
  async page({ q, role, after, limit, atLeast }: UsersFilter): Promise<AdminUsersPage> {
    const [, before, id] = after === undefined ? [] : (CURSOR.exec(after) ?? []);
    if (after !== undefined && (before === undefined || id === undefined))
      throw new HttpProblem(400, 'cursor_malformed', 'Malformed cursor', 'Send `next` as you got it.');
    await this.reader.atLeast(atLeast);
    const beginning = q.toLowerCase();
    const found = await this.reader
      .find({
        // A removed document has no date.
        registeredAt: { $gt: '' },
        ...(beginning === ''
          ? {}
          : { terms: { $elemMatch: { $gte: beginning, $lt: `${beginning}\uffff` } } }),
        ...(role === undefined ? {} : { roles: role }),
        ...(before === undefined
          ? {}
          : { $or: [{ registeredAt: { $lt: before } }, { registeredAt: before, _id: { $lt: id } }] }),
      })
      .sort({ registeredAt: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      users: shown.map(rowOf),
      next: found.length > limit && last ? `${last.registeredAt}_${last._id}` : null,
    };
  }

  /** @throws 404 */
  async one(accountId: string, atLeast: string | undefined): Promise<AdminUserView> {
    await this.reader.atLeast(atLeast);
    const user = await this.reader.byId(accountId);
    if (!user) throw notFound();
    const ids = [...new Set(user.timeline.map(({ by }) => by))];
    const actors = await this.reader.find({ _id: { $in: ids } }).toArray();
    const names = new Map(actors.filter(({ _gone }) => !_gone).map((one) => [one._id, rowOf(one).name]));
    return {
      ...rowOf(user),
      revision: user.revision,
      timeline: user.timeline.map((step) => ({
        ...step,
        by: step.by === '' ? null : { accountId: step.by, name: names.get(step.by) ?? 'Deleted account' },
      })),
    };
  }
}

const rowOf = ({
  _id,
  firstName,
  lastName,
  email,
  roles,
  registeredAt,
  emailConfirmedAt,
  secondFactorSince,
}: AdminUserDocument): AdminUserRow => ({
  accountId: _id,
  name: `${firstName} ${lastName}`,
  email,
  roles,
  registeredAt,
  emailConfirmedAt,
  secondFactorSince,
});
