import { draftsApi } from '../api/drafts.api';

const LOOK_AGAIN_MS = 10_000;

/** The person's draft leagues, looked at again every 10 s while the page is in front. */
export const useMyDrafts = () =>
  draftsApi.useDraftLeaguesQuery(undefined, {
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
