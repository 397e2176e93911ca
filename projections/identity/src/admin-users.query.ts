import type { AdminUserRow, AdminUsersFilter, AdminUsersPage, AdminUserView } from '@fieldhouse/api-contract';
import { MONGO_DB, notFound, pageOf } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { adminUsersProjection, type AdminUserDocument } from './admin-users.projection';

/** The only reader of the accounts as site admins look them up. */
@Injectable()
export class AdminUsersQuery {
  private readonly reader: ReadModelReader<AdminUserDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, adminUsersProjection);
  }

  /** Newest first, a page at a time. @throws 400 for a cursor that is none of ours */
  async page({ q, role, ...asked }: AdminUsersFilter): Promise<AdminUsersPage> {
    const beginning = q.toLowerCase();
    const where = {
      // A removed document has no date.
      registeredAt: { $gt: '' },
      ...(beginning === '' ? {} : { terms: { $elemMatch: { $gte: beginning, $lt: `${beginning}\uffff` } } }),
      ...(role === undefined ? {} : { roles: role }),
    };
    const { rows, next } = await pageOf(this.reader, ['registeredAt', -1], where, asked);
    return { users: rows.map(rowOf), next };
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
  secondFactorLiftAt,
}: AdminUserDocument): AdminUserRow => ({
  accountId: _id,
  name: `${firstName} ${lastName}`,
  email,
  roles,
  registeredAt,
  emailConfirmedAt,
  secondFactorSince,
  secondFactorLiftAt,
});
