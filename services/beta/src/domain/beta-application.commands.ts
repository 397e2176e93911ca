import type {
  AskedOf,
  Completed,
  betaBodies,
  betaCommands,
  betaDecisionBodies,
  betaDecisionCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';

type Asked = AskedOf<typeof betaCommands, typeof betaBodies>;
/** What an application says; what is still missing is empty. */
export type BetaDetails = Extract<Asked, { type: 'SaveBetaDraft' }>['details'];

/** The controller names the application, if this begins one. */
type Named = { SaveBetaDraft: { applicationId: string }; SubmitBetaApplication: { applicationId: string } };
type Decision = AskedOf<typeof betaDecisionCommands, typeof betaDecisionBodies>;
/** Everything that can be asked of a person's application. */
export type BetaApplicationRequest = { readonly accountId: string } & (
  | Completed<Asked, Named>
  | (Omit<Decision, 'decision' | 'reason'> & {
      readonly decision: Exclude<Decision['decision'], 'review'>;
      readonly reason: string;
    })
  | { readonly type: 'StartBetaReview' | 'ForgetBetaApplicant' }
);

/** What other places know: an address that is confirmed, a spot that is held (needed to approve). */
type Added = {
  SubmitBetaApplication: { emailConfirmed: boolean };
  DecideBetaApplication: { spotHeld: boolean };
};
/** Everything that can be decided about a person's applications. */
export type BetaApplicationCommand = CommandContext & Completed<BetaApplicationRequest, Added>;
