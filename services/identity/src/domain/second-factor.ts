import type { AccountEvent } from '@fieldhouse/events/identity';
import type { AccountCommandOf } from './account.commands';
import { AccountError } from './account.errors';
import type { RegisteredAccount } from './account.state';

/** So long the person has to call off what they did not ask for. */
export const LIFT_AFTER_MS = 24 * 3_600_000;

type SecondFactorCommand = AccountCommandOf<
  | 'EnableSecondFactor'
  | 'DisableSecondFactor'
  | 'RequestSecondFactorLift'
  | 'CancelSecondFactorLift'
  | 'LiftSecondFactor'
>;

/**
 * Decides about the second factor. Only whoever proved their address may lock the account with one; a site admin takes
 * it off a day after saying why, so that its person can object.
 */
export const decideSecondFactor = (
  command: SecondFactorCommand,
  state: RegisteredAccount,
): readonly AccountEvent[] => {
  const { accountId, actor, at } = command;
  const { secondFactorSince, secondFactorLiftAt } = state;
  switch (command.type) {
    case 'EnableSecondFactor':
      if (secondFactorSince !== null) return [];
      if (state.emailConfirmedAt === null) throw new AccountError('email_unconfirmed');
      return [{ type: 'SecondFactorEnabled', data: { accountId, enabledAt: at } }];
    case 'DisableSecondFactor':
      if (secondFactorSince === null) return [];
      return [disabled(accountId, at, 'own')];
    case 'RequestSecondFactorLift': {
      if (secondFactorSince === null) throw new AccountError('second_factor_off');
      if (actor.kind === 'account' && actor.accountId === accountId)
        throw new AccountError('own_second_factor');
      if (secondFactorLiftAt !== null) return [];
      const liftAt = new Date(Date.parse(at) + LIFT_AFTER_MS).toISOString();
      const { reason } = command;
      return [{ type: 'SecondFactorLiftRequested', data: { accountId, reason, requestedAt: at, liftAt } }];
    }
    case 'CancelSecondFactorLift':
      if (secondFactorLiftAt === null) return [];
      return [{ type: 'SecondFactorLiftCancelled', data: { accountId, cancelledAt: at } }];
    case 'LiftSecondFactor':
      // Called off meanwhile, or asked for anew: then its own timer comes.
      if (secondFactorSince === null || secondFactorLiftAt === null || at < secondFactorLiftAt) return [];
      return [disabled(accountId, at, 'lifted')];
    default:
      return command satisfies never;
  }
};

/** What somebody else had set up before the owner of the address showed that it is theirs. */
export const provenAddress = (
  { emailConfirmedAt, secondFactorSince, emailChange }: RegisteredAccount,
  accountId: string,
  at: string,
): readonly AccountEvent[] => {
  if (emailConfirmedAt !== null) return [];
  return [
    ...(secondFactorSince === null ? [] : [disabled(accountId, at, 'address_proven')]),
    ...(emailChange === null
      ? []
      : [
          {
            type: 'EmailChangeEnded',
            data: { accountId, changeId: emailChange.changeId, cause: 'withdrawn' },
          } as const,
        ]),
  ];
};

const disabled = (
  accountId: string,
  disabledAt: string,
  cause: 'own' | 'lifted' | 'address_proven',
): AccountEvent => ({ type: 'SecondFactorDisabled', data: { accountId, disabledAt, cause } });
