import type { GlobalRoleView } from '@fieldhouse/api-contract';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';

/** One account as site admins look it up; dropped when its person leaves. `by` is an account's id, or empty. */
export type AdminUserDocument = {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Beginnings of these find the account; lower case. */
  readonly terms: readonly string[];
  readonly roles: readonly GlobalRoleView[];
  readonly registeredAt: string;
  readonly emailConfirmedAt: string | null;
  readonly secondFactorSince: string | null;
  readonly secondFactorLiftAt: string | null;
  readonly revision: number;
  /** Newest first. */
  readonly timeline: readonly {
    readonly type: AccountEvent['type'];
    readonly at: string;
    readonly by: string;
    readonly role: GlobalRoleView | null;
    readonly reason: string | null;
  }[];
};

const KEPT_STEPS = 100;

/** Accounts for the pages of site admins. */
export const adminUsersProjection: Projection<AdminUserDocument, AccountEvent> = {
  name: 'admin-users',
  version: 2,
  categories: ['account'],
  indexes: [
    { key: { registeredAt: -1, _id: -1 } },
    { key: { terms: 1 } },
    { key: { roles: 1, registeredAt: -1, _id: -1 } },
  ],
  idsOf: ({ data }) => [data.accountId],
  project: (document, event, id) => {
    const before = event.type === 'AccountRegistered' ? registered(event.data, event, id) : document;
    const after = before && changed(before, event);
    return (
      after && {
        ...after,
        revision: event.revision,
        timeline: [stepOf(event), ...after.timeline].slice(0, KEPT_STEPS),
      }
    );
  },
};

const registered = (
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  { metadata }: RecordedEvent<AccountEvent>,
  id: string,
): AdminUserDocument =>
  withTerms({
    _id: id,
    firstName,
    lastName,
    email,
    terms: [],
    roles: [],
    registeredAt: metadata.occurredAt,
    emailConfirmedAt: null,
    secondFactorSince: null,
    secondFactorLiftAt: null,
    revision: 0,
    timeline: [],
  });

const changed = (document: AdminUserDocument, event: AccountEvent): AdminUserDocument | null => {
  switch (event.type) {
    case 'EmailConfirmed':
      return { ...document, emailConfirmedAt: event.data.confirmedAt };
    case 'GlobalRoleGranted':
      return { ...document, roles: [...document.roles, event.data.role] };
    case 'GlobalRoleRevoked':
      return { ...document, roles: document.roles.filter((role) => role !== event.data.role) };
    case 'AccountNamesChanged':
      return withTerms({ ...document, firstName: event.data.firstName, lastName: event.data.lastName });
    case 'EmailChanged':
      return withTerms({ ...document, email: event.data.email });
    case 'SecondFactorEnabled':
      return { ...document, secondFactorSince: event.data.enabledAt };
    case 'SecondFactorDisabled':
      return { ...document, secondFactorSince: null, secondFactorLiftAt: null };
    case 'SecondFactorLiftRequested':
      return { ...document, secondFactorLiftAt: event.data.liftAt };
    case 'SecondFactorLiftCancelled':
      return { ...document, secondFactorLiftAt: null };
    case 'AccountErased':
      return null;
    default:
      return document;
  }
};

const withTerms = (document: AdminUserDocument): AdminUserDocument => {
  const name = `${document.firstName} ${document.lastName}`.toLowerCase();
  return { ...document, terms: [...new Set([name, ...name.split(/\s+/), document.email.toLowerCase()])] };
};

const stepOf = ({ type, data, metadata }: RecordedEvent<AccountEvent>) => ({
  type,
  at: metadata.occurredAt,
  by: metadata.actor.kind === 'account' ? metadata.actor.accountId : '',
  role: 'role' in data ? data.role : null,
  reason: 'reason' in data ? (data.reason ?? null) : null,
});
