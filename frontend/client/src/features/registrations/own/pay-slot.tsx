import type { RegistrationStatus } from '@fieldhouse/api-contract';

type PaySlotProps = {
  readonly registrationId: string;
  readonly status: RegistrationStatus;
  readonly leagueId: string;
};

/** Where whoever registered pays what is due. Until money is taken here, there is nothing to press. */
export const PaySlot = (_: PaySlotProps) => null;
