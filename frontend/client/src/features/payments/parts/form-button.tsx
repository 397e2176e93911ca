import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { FormDialog } from '../../../shared/form/form-dialog';

type FormButtonProps = {
  readonly label: string;
  /** What it is about, for whoever hears only the button. */
  readonly about?: string;
  readonly title: string;
  readonly variant?: 'filled' | 'outlined';
  readonly size?: 'small' | 'medium';
  readonly wide?: boolean;
  /** Whether it can be opened now. What is open stays, with what was typed. */
  readonly offered?: boolean;
  /** The form, which closes its dialog. */
  readonly children: (close: () => void) => ReactNode;
};

/** A button that opens a form over the page. */
export const FormButton = ({
  label,
  about,
  title,
  variant = 'outlined',
  size = 'small',
  wide = false,
  offered = true,
  children,
}: FormButtonProps) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      {offered && (
        <Button
          variant={variant}
          size={size}
          aria-label={about && `${label}: ${about}`}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      <FormDialog open={open} title={title} maxWidth={wide ? 'sm' : 'xs'} onClose={close}>
        {children(close)}
      </FormDialog>
    </>
  );
};
