import { useState } from 'react';
import { isFailure } from '../../../shared/api/problem';
import { DownloadRounded } from '../../../shared/icons/download-rounded';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { financeApi, type BooksFile, type BooksOf } from '../api/finance.api';
import { DayField } from './day-field';

const FILES = [
  ['journal', 'Journal as CSV'],
  ['ledger', 'Ledger as CSV'],
] as const satisfies readonly (readonly [BooksFile, string])[];

/** The books of a span as files: a general journal, as accounting packages import it, and the same by account. */
export const ExportsPart = ({ of }: { readonly of: BooksOf }) => {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isBackwards = from !== '' && to !== '' && from > to;
  return (
    <Section
      title="Exports"
      hint="A general journal, as accounting packages import it, or the same by account. Days of UTC, both included; everything where no day is chosen."
    >
      <div className="finance-bar">
        <DayField label="From" value={from} onChange={setFrom} />
        <DayField label="To" value={to} onChange={setTo} />
        {FILES.map(([file, label]) => (
          <ExportButton
            key={file}
            {...{ of, file, label, from: from || null, to: to || null, isBackwards }}
          />
        ))}
      </div>
      {isBackwards && (
        <p role="alert" className="finance-fault">
          Choose a last day that is not before the first one.
        </p>
      )}
    </Section>
  );
};

type ExportButtonProps = {
  readonly of: BooksOf;
  readonly file: BooksFile;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly isBackwards: boolean;
};
const ExportButton = ({ label, isBackwards, ...asked }: ExportButtonProps) => {
  const toast = useToast();
  const [save, { isLoading }] = financeApi.useSaveBooksMutation();
  const onClick = async (): Promise<void> => {
    const { error } = await save(asked);
    if (isFailure(error)) toast.failed('The books could not be exported', error);
  };
  return (
    <Button busy={isLoading} disabled={isBackwards} onClick={() => void onClick()}>
      <DownloadRounded fontSize="small" />
      {label}
    </Button>
  );
};
