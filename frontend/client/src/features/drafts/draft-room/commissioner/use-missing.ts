import type { ChecklistView } from '@fieldhouse/api-contract';
import { draftsApi } from '../../api/drafts.api';
import { useRoom } from '../room-context';

/** What the start still waits for; null while that is not known. */
export const useMissing = (): ChecklistView['items'] | null => {
  const { viewer } = useRoom();
  const { data } = draftsApi.useDraftChecklistQuery(viewer.leagueId);
  return data ? data.items.filter(({ ok }) => !ok) : null;
};
