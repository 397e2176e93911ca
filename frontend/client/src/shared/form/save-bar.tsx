import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormError, SubmitButton } from './form';
import type { FormState } from './use-command-form';

type SaveBarProps = {
  readonly form: FormState;
  /** The verb and the thing, as 'Save sports'. */
  readonly label: string;
  /** Said while nothing is entered, where it can be sent as it stands. */
  readonly note?: string;
  /** Stays in sight at the foot of a long form, while there is something to save. */
  readonly floating?: boolean;
};

/** The foot of what is edited in place: what state it is in, taking it back, and saving it. */
export const SaveBar = ({ form, label, note, floating = false }: SaveBarProps) => (
  <Box
    sx={{
      ...row,
      ...(floating ? atFoot : belowFields),
      ...(floating && (form.dirty || note !== undefined) && inSight),
    }}
  >
    <Box sx={{ flex: '1 1 auto' }}>
      <FormError form={form} />
      {!form.problem && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 550 }}>
          {form.notice ?? (form.dirty ? 'Not saved yet' : note)}
        </Typography>
      )}
    </Box>
    {form.dirty && (
      <Button color="inherit" onClick={form.discard} disabled={form.busy}>
        Discard
      </Button>
    )}
    <SubmitButton form={form} label={label} disabled={!form.dirty && note === undefined} />
  </Box>
);

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
const belowFields = { mt: 5, pt: 4, borderTop: 1, borderColor: 'hairline' } as const;
const inSight = { position: 'sticky', bottom: 0, zIndex: 2 } as const;
const atFoot = {
  p: 3,
  mt: 2,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'hairline',
  bgcolor: 'background.paper',
} as const;
