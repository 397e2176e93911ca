import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import type { FormState } from '../../../shared/form/use-command-form';
import { Section } from '../../../shared/ui/section';

type PartSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly hint: ReactNode;
  readonly form: FormState;
  /** The verb and the thing, as 'Save sports'. */
  readonly saveLabel: string;
  /** What stands saved meanwhile where it differs from what was typed, a line each. */
  readonly lines: readonly string[] | null;
  readonly onDirty: (id: string, dirty: boolean) => void;
  readonly children: ReactNode;
};

/** A part of the own card: its fields, what changed elsewhere meanwhile, and its Save. */
export const PartSection = ({
  id,
  title,
  hint,
  form,
  saveLabel,
  lines,
  onDirty,
  children,
}: PartSectionProps) => {
  const { dirty, discard } = form;
  useEffect(() => onDirty(id, dirty), [id, dirty, onDirty]);
  useEffect(() => () => onDirty(id, false), [id, onDirty]);
  return (
    <PlaceOf id={id}>
      <Section title={title} hint={hint}>
        <Form form={form} label={title} sx={{ display: 'block' }}>
          {lines && (
            <Alert severity="warning" sx={{ mb: 4, bgcolor: 'warning.light' }}>
              <AlertTitle>Changed elsewhere</AlertTitle>
              You changed this in another tab or on another device. What you typed here is still here
              {lines.length === 0 ? '; the rest is as it is there now.' : AND_THERE}
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, overflowWrap: 'anywhere' }}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
              <Button
                variant="outlined"
                color="inherit"
                onClick={discard}
                sx={{ mt: 3, minHeight: 44, bgcolor: 'transparent', borderColor: 'currentColor' }}
              >
                Take what is there
              </Button>
            </Alert>
          )}
          {children}
          <SaveBar form={form} label={saveLabel} />
        </Form>
      </Section>
    </PlaceOf>
  );
};

const AND_THERE = '; save to put it in place of what is there now:';

/** A section that the completion meter can lead to. */
export const PlaceOf = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Box id={id} tabIndex={-1} sx={{ borderRadius: 1.5, outlineOffset: 2, scrollMarginTop: 16 }}>
    {children}
  </Box>
);
