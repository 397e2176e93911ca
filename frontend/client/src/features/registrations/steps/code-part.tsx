import type { PricePreview, RegistrationKind } from '@fieldhouse/api-contract';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { isFailure, sentenceOf, type Failure } from '../../../shared/api/problem';
import { moneyOf } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { registrationsApi } from '../api/registrations.api';

type CodePartProps = {
  readonly leagueId: string;
  readonly kind: RegistrationKind;
  /** What the code that they use makes of the price; null: they use none. */
  readonly preview: PricePreview | null;
  /** One that they used before they went to another step. */
  readonly before: string | null;
  readonly onUse: (preview: PricePreview) => void;
  readonly onLeave: () => void;
};

/** A discount code: it is looked at by the service before anything is sent, and what is entered stays when it is refused. */
export const CodePart = ({ leagueId, kind, preview, before, onUse, onLeave }: CodePartProps) => {
  const [open, setOpen] = useState(before !== null);
  const [text, setText] = useState(before ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [look, { isLoading }] = registrationsApi.useLookAtPriceMutation();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const ask = async (code: string): Promise<void> => {
    if (isLoading) return;
    setFailure(null);
    try {
      onUse(await look({ leagueId, kind, code }).unwrap());
    } catch (error) {
      if (!isFailure(error)) throw error;
      setFailure(error);
      input.current?.focus();
    }
  };
  useEffect(() => {
    if (before !== null && preview === null) void ask(before);
    // Once, when they come back to the step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { discount, currency } = preview?.price ?? {};
  if (discount && currency !== undefined)
    return (
      <p role="status" className="code-used">
        <span>
          {discount.code} takes {moneyOf(discount.amountMinor, currency)} off.
        </span>
        <Button
          size="small"
          variant="text"
          aria-label={`Remove code ${discount.code}`}
          onClick={() => {
            setText('');
            setOpen(false);
            onLeave();
          }}
        >
          Remove
        </Button>
      </p>
    );
  if (!open)
    return (
      <div>
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          Have a code?
        </Button>
      </div>
    );
  const use = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void ask(text);
  };
  return (
    <form className="code-form" noValidate onSubmit={use}>
      <TextField
        label="Code"
        size="small"
        value={text}
        autoFocus={before === null}
        inputRef={input}
        error={failure !== null}
        helperText={failure && sentenceOf(failure)}
        onChange={({ target }) => {
          setText(target.value);
          setFailure(null);
        }}
        slotProps={{
          htmlInput: {
            ...{ maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
          },
          formHelperText: { id: faultId, role: 'alert' },
        }}
      />
      <Button type="submit" busy={isLoading}>
        Use code
      </Button>
    </form>
  );
};
