import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { shortName } from '@fieldhouse/values';
import { QueryHandler, type IQueryHandler, Query } from '@nestjs/cqrs';
import { accountAggregate } from '../domain/account.decider';
import type { AccountState, RegisteredAccount } from '../domain/account.state';

/** Which address is known to be the account's, in lower case? Null while it has not been confirmed. */
export class GetConfirmedAddress extends Query<string | null> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetConfirmedAddress)
export class GetConfirmedAddressHandler implements IQueryHandler<GetConfirmedAddress> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ accountId }: GetConfirmedAddress): Promise<string | null> {
    const { state } = await this.store.load(accountAggregate, accountId);
    return isConfirmed(state) ? state.email.trim().toLowerCase() : null;
  }
}

/** Has the person of an account confirmed its address? */
export class HasConfirmedAddress extends Query<boolean> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(HasConfirmedAddress)
export class HasConfirmedAddressHandler implements IQueryHandler<HasConfirmedAddress> {
  constructor(private readonly store: AggregateStore) {}

  /** Whoever is known to have confirmed theirs has done so for good: of them alone the log is not asked again. */
  async execute({ accountId }: HasConfirmedAddress): Promise<boolean> {
    return (
      isConfirmed(await this.store.seen(accountAggregate, accountId)) ||
      isConfirmed((await this.store.load(accountAggregate, accountId)).state)
    );
  }
}

const isConfirmed = (account: AccountState): account is RegisteredAccount =>
  account.status === 'registered' && account.emailConfirmedAt !== null;

/** What is the person of an account called among strangers: 'Olga P.'? Null when there is none. */
export class GetShortName extends Query<string | null> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetShortName)
export class GetShortNameHandler implements IQueryHandler<GetShortName> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ accountId }: GetShortName): Promise<string | null> {
    const { state } = await this.store.load(accountAggregate, accountId);
    return state.status === 'registered' ? shortName(state) : null;
  }
}

/** Has the person of an account left for good? */
export class IsErased extends Query<boolean> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(IsErased)
export class IsErasedHandler implements IQueryHandler<IsErased> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ accountId }: IsErased): Promise<boolean> {
    return (await this.store.load(accountAggregate, accountId)).state.status === 'erased';
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
