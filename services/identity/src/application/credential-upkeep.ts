import { SecretUpkeep } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { CredentialStore } from '../infrastructure/credential.store';
import { Accounts } from './accounts';

/** What people sign in with goes along when the installation's secret changes. */
@Injectable()
export class CredentialUpkeep {
  constructor(upkeep: SecretUpkeep, credentials: CredentialStore, accounts: Accounts) {
    upkeep.add('addresses of accounts', {
      renew: () =>
        credentials.renew(async (accountId) => {
          const account = await accounts.load(accountId);
          return account.status === 'registered' ? account.email : null;
        }),
      left: () => credentials.notRenewed(),
    });
  }
}
