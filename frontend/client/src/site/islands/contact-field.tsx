import { useId, type ReactElement } from 'react';

export type FieldName = 'name' | 'email' | 'topic' | 'message';
type Common = {
  readonly id: string;
  readonly name: FieldName;
  readonly required: true;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};
type Props = {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly children: (common: Common) => ReactElement;
};

/** A labelled input with its hint and what is wrong with it. */
export const Field = ({ name, label, hint, error, children }: Props) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={error === undefined ? 'field' : 'field wrong'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && <p id={`${id}-note`}>{note}</p>}
    </div>
  );
};
