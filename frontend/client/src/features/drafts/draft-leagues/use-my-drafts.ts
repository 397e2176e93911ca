import { draftsApi } from '../api/drafts.api';

/** The person's draft leagues. */
export const useMyDrafts = () =>
  draftsApi.useDraftLeaguesQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
