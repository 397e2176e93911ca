import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

type PasteRowsProps = {
  /** A list to begin with, as CSV. */
  readonly sample: { readonly fileName: string; readonly text: string };
  readonly onFile: (file: File) => void;
};

/** Rows copied out of a spreadsheet, and a small list to begin with. */
export const PasteRows = ({ sample, onFile }: PasteRowsProps) => {
  const [text, setText] = useState('');
  return (
    <Box sx={{ mt: 5, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        label="Or paste rows from a spreadsheet"
        helperText="Select the rows with their header, copy and paste them here."
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button
          variant="outlined"
          disabled={text.trim() === ''}
          onClick={() => onFile(new File([text], 'Pasted rows', { type: 'text/csv' }))}
        >
          Read the pasted rows
        </Button>
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample.text)}`}
          download={sample.fileName}
        >
          Download a sample file
        </Link>
      </Box>
    </Box>
  );
};
