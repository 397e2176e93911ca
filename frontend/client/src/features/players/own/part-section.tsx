import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Section } from '../../../shared/ui/section';
import { SaveBar } from './save-bar';
import type { PartForm } from './use-part';

type PartSectionProps<Body> = {
  readonly id: string;
  readonly title: string;
  readonly hint: ReactNode;
  readonly form: PartForm<Body>;
  /** The verb and the thing, as 'Save sports'. */
  readonly saveLabel: string;
  /** What the newer state says where it differs, a line each. */
  readonly linesOf: (newer: Body, typed: Body) => readonly string[];
  readonly onDirty: (id: string, dirty: boolean) => void;
  readonly children: ReactNode;
};

/** A part of the own card: its fields, what changed elsewhere meanwhile, and its Save. */
export const PartSection = <Body,>({
  id,
  title,
  hint,
  form,
  saveLabel,
  linesOf,
  onDirty,
  children,
}: PartSectionProps<Body>) => {
  const { dirty, newer, takeNewer, value, save } = form;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => onDirty(id, dirty), [id, dirty, onDirty]);
  useEffect(() => () => onDirty(id, false), [id, onDirty]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The marks come with the render after this.
    if (!(await save())) requestAnimationFrame(() => focusFirstFault(ref.current));
  };
  return (
    <PlaceOf id={id}>
      <Section title={title} hint={hint}>
        <form ref={ref} noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
          {newer && (
            <Alert severity="warning" sx={{ mb: 4, bgcolor: 'warning.light' }}>
              <AlertTitle>Changed elsewhere</AlertTitle>
              You changed this in another tab or on another device. What you typed here is still here; save to
              put it in place of what is there now:
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, overflowWrap: 'anywhere' }}>
                {linesOf(newer, value).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
              <Button
                variant="outlined"
                color="inherit"
                onClick={takeNewer}
                sx={{ mt: 3, minHeight: 44, bgcolor: 'transparent', borderColor: 'currentColor' }}
              >
                Take what is there
              </Button>
            </Alert>
          )}
          {children}
          <SaveBar form={form} label={saveLabel} />
        </form>
      </Section>
    </PlaceOf>
  );
};

/** A section that the completion meter can lead to. */
export const PlaceOf = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Box id={id} tabIndex={-1} sx={{ borderRadius: 1.5, outlineOffset: 2, scrollMarginTop: 16 }}>
    {children}
  </Box>
);

const focusFirstFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
