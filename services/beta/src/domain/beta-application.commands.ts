import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { CommandContext } from '@fieldhouse/kernel';

/** What an application says; what is still missing is empty. */
export type BetaDetails = Omit<
  Extract<BetaApplicationEvent, { type: 'BetaApplicationDrafted' }>['data'],
  'accountId' | 'applicationId'
>;
/** `applicationId` names the application if this begins one. */
type Written = {
  readonly accountId: string;
  readonly applicationId: string;
  readonly details: BetaDetails;
};

/** Everything that can be decided about a person's applications. */
export type BetaApplicationCommand = CommandContext &
  (
    | ({ readonly type: 'SaveBetaDraft' } & Written)
    | ({ readonly type: 'SubmitBetaApplication'; readonly emailConfirmed: boolean } & Written)
    | { readonly type: 'WithdrawBetaApplication'; readonly accountId: string }
    | { readonly type: 'StartBetaReview'; readonly accountId: string }
    | { readonly type: 'ForgetBetaApplicant'; readonly accountId: string }
    | {
        readonly type: 'DecideBetaApplication';
        readonly accountId: string;
        readonly decision: 'approved' | 'waitlisted' | 'rejected';
        readonly reason: string;
        /** One of the limited spots is held for it; needed to approve. */
        readonly spotHeld: boolean;
      }
  );
