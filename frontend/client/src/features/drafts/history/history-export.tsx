import Button from '@mui/material/Button';
import { isFailure } from '../../../shared/api/problem';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi, type HistoryAsked } from '../api/drafts.api';
import { saveCsv } from '../../../shared/lib/save-csv';

/** The rows that are shown, all pages of them, as a file for a spreadsheet. */
export const HistoryExport = (asked: HistoryAsked) => {
  const toast = useToast();
  const [ask, { isFetching }] = draftsApi.useLazyDraftHistoryCsvQuery();
  const save = async (): Promise<void> => {
    try {
      saveCsv('draft-history.csv', await ask(asked).unwrap());
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast.failed('The history could not be fetched', error);
    }
  };
  return (
    <Button variant="outlined" color="inherit" loading={isFetching} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
};
