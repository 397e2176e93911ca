import { useRoles } from '../../shared/session/use-session';
import { betaApi } from './api/beta.api';

/** The person's last application for the open beta, none for owners, who are through with it. */
export const useNewestApplication = () => {
  const { data, error, refetch } = betaApi.useOwnBetaQuery(undefined, {
    skip: useRoles().has('complex_owner'),
  });
  return { application: data?.applications[0], error: data ? undefined : error, refetch };
};
