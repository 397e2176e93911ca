import type { WaiverView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { registrationsApi } from './api/registrations.api';
import { EligibilityLines } from './steps/eligibility-lines';
import './registrations.css';

type OwnEligibilityProps = {
  readonly leagueId: string;
  readonly waivers: readonly WaiverView[];
  /** What is asked of everybody, for as long as nobody knows how the person stands to it. */
  readonly children: ReactNode;
};

/** Whether the person may play in a league, rule by rule, before they register. */
export const OwnEligibility = ({ leagueId, waivers, children }: OwnEligibilityProps) => {
  const { currentData } = registrationsApi.useOwnRegistrationQuery(leagueId, {
    refetchOnMountOrArgChange: true,
  });
  const lines = currentData?.eligibility.lines.filter(({ rule }) => rule.rule !== 'waiver') ?? [];
  return lines.length === 0 ? children : <EligibilityLines context={{ waivers }} lines={lines} />;
};
