import { UploadFileRounded } from '../icons/upload-file-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFileDrop } from '../lib/use-file-drop';
import { fileFault } from './list-words';

type FileDropProps = {
  /** What the list may hold, as 'up to 5 MB and 5,000 players'. */
  readonly limits: string;
  readonly onFile: (file: File) => void;
};

/** A place to drop a CSV file on, and a button to choose one. */
export const FileDrop = ({ limits, onFile }: FileDropProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    const wrong = fileFault(file);
    setFault(wrong);
    if (wrong === null) onFile(file);
  };
  const { over, handlers } = useFileDrop(take);
  return (
    <Box
      {...handlers}
      sx={{
        p: 10,
        textAlign: 'center',
        borderRadius: 1.5,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'hairline',
        bgcolor: over ? 'primary.light' : 'sunken',
      }}
    >
      <UploadFileRounded sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h3" sx={{ mt: 2 }}>
        Drop a CSV file here
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
        With a header row; {limits}. Which column is what, you say in the next step.
      </Typography>
      <Button component="label" variant="contained">
        Choose file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file"
          onChange={(event) => take(event.target.files?.[0])}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      {fault && (
        <Typography role="alert" sx={{ mt: 3, color: 'error.main', fontWeight: 550 }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
};
