import { isActive } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { registrationsApi } from './api/registrations.api';

type OwnWayProps = {
  readonly leagueId: string;
  /** What the way to a registration is called for whoever has none. */
  readonly children: ReactNode;
};

/** What the way to the person's registration with a league is called. */
export const OwnWay = ({ leagueId, children }: OwnWayProps) => {
  const { currentData } = registrationsApi.useOwnRegistrationQuery(leagueId);
  const has = currentData?.registrations.some(({ status }) => isActive(status));
  return has ? 'Your registration' : children;
};
