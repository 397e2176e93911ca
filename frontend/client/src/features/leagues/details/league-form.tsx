import { leagueBody, type LeagueBody, type SportView } from '@fieldhouse/api-contract';
import type { Keyed } from '../../../shared/api/use-command';
import { DialogForm } from '../../../shared/form/dialog-form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { LeagueFields } from './league-fields';

type LeagueFormProps<Result> = {
  readonly sports: readonly SportView[];
  readonly initial: LeagueBody;
  readonly submitLabel: string;
  readonly send: (command: Keyed & { readonly details: LeagueBody }) => {
    readonly unwrap: () => Promise<Result>;
  };
  readonly onDone: (result: Result, details: LeagueBody) => void | Promise<void>;
  readonly onClose: () => void;
};

/** The {@link LeagueFields} of a league that is there, in a dialog. */
export const LeagueForm = <Result,>({
  sports,
  initial,
  submitLabel,
  send,
  onDone,
  onClose,
}: LeagueFormProps<Result>) => {
  const form = useCommandForm({
    schema: leagueBody,
    values: initial,
    send: ({ commandKey }, details) => send({ commandKey, details }),
    onDone,
  });
  return (
    <DialogForm form={form} submitLabel={submitLabel} onClose={onClose}>
      <LeagueFields form={form} sports={sports} sportStays />
    </DialogForm>
  );
};
