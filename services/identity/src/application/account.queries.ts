import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { QueryHandler, type IQueryHandler, Query } from '@nestjs/cqrs';
import { accountAggregate } from '../domain/account.decider';
import { CredentialStore } from '../infrastructure/credential.store';

/** An account as other contexts may know it. */
export type AccountSummary = { readonly accountId: string; readonly name: string };

/** Which account signs in with this e-mail address? Null when there is none. */
export class FindAccountByEmail extends Query<AccountSummary | null> {
  constructor(readonly email: string) {
    super();
  }
}

@QueryHandler(FindAccountByEmail)
export class FindAccountByEmailHandler implements IQueryHandler<FindAccountByEmail> {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly store: AggregateStore,
  ) {}

  async execute({ email }: FindAccountByEmail): Promise<AccountSummary | null> {
    const found = await this.credentials.findByEmail(email);
    if (!found) return null;
    const { state } = await this.store.load(accountAggregate, found._id);
    return state.status !== 'registered'
      ? null
      : { accountId: found._id, name: `${state.firstName} ${state.lastName}` };
  }
}

/** Has the account's address been confirmed? */
export class IsEmailConfirmed extends Query<boolean> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(IsEmailConfirmed)
export class IsEmailConfirmedHandler implements IQueryHandler<IsEmailConfirmed> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ accountId }: IsEmailConfirmed): Promise<boolean> {
    const { state } = await this.store.load(accountAggregate, accountId);
    return state.status === 'registered' && state.emailConfirmedAt !== null;
  }
}

/** How a person is addressed by mail. */
export type AccountContact = { readonly email: string; readonly firstName: string };

/** Where does one write to the person of an account? Null when there is none. */
export class GetAccountContact extends Query<AccountContact | null> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetAccountContact)
export class GetAccountContactHandler implements IQueryHandler<GetAccountContact> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ accountId }: GetAccountContact): Promise<AccountContact | null> {
    const { state } = await this.store.load(accountAggregate, accountId);
    return state.status === 'registered' ? { email: state.email, firstName: state.firstName } : null;
  }
}
