import Button from '@mui/material/Button';
import { isFailure } from '../../../shared/api/problem';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi, type HistoryAsked } from '../api/drafts.api';

/** The rows that are shown, all pages of them, as a file for a spreadsheet. */
export const HistoryExport = (asked: HistoryAsked) => {
  const toast = useToast();
  const [ask, { isFetching }] = draftsApi.useLazyDraftHistoryCsvQuery();
  const save = async (): Promise<void> => {
    try {
      const file = new Blob(['\ufeff', await ask(asked).unwrap()], { type: 'text/csv' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'draft-history.csv';
      link.click();
      URL.revokeObjectURL(link.href);
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
