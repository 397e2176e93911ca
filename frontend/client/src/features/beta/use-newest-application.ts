import { useRoles } from '../../shared/session/use-session';
import { betaApi } from './api/beta.api';

const LOOK_AGAIN_MS = 30_000;

/** The person's last application for the open beta, looked at again every 30 s; owners are through with it. */
export const useNewestApplication = () => {
  const { data, error, refetch } = betaApi.useOwnBetaQuery(undefined, {
    skip: useRoles().has('complex_owner'),
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return { application: data?.applications[0], error: data ? undefined : error, refetch };
};
