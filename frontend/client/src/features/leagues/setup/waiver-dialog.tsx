import {
  calendarDay,
  endsEarly,
  lastDayToRegister,
  leagueWaiver,
  type LeagueProspectus,
  type LeagueWaiver,
  type WaiverView,
} from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useToast } from '../../../shared/ui/toasts';
import { isTodayOrLater } from '../../../shared/lib/today';
import { prospectusApi } from '../api/prospectus.api';

const EMPTY: LeagueWaiver = { title: '', text: '', required: true, expiry: { kind: 'season' } };
const YEAR_DAYS = 365;
const EXPIRIES = {
  season: { word: 'Each season', expiry: { kind: 'season' } },
  never: { word: 'Once and for all', expiry: { kind: 'never' } },
  days: { word: 'Again after some days', expiry: { kind: 'days', days: YEAR_DAYS } },
  date: { word: 'Until a day', expiry: { kind: 'date', until: '' } },
} as const satisfies Readonly<
  Record<LeagueWaiver['expiry']['kind'], { readonly word: string; readonly expiry: LeagueWaiver['expiry'] }>
>;

/**
 * @param zone of the league: what is signed until a day that is over there counts for nobody
 * @param prospectus as long as people register, they can sign it; null: it does not say yet until when
 */
const waiverIn = (zone: string, prospectus: Pick<LeagueProspectus, 'windows'> | null) =>
  leagueWaiver
    .refine(({ expiry }) => expiry.kind !== 'date' || isTodayOrLater(expiry.until, zone), {
      path: ['expiry', 'until'],
      message: 'Choose today or a later day',
    })
    .refine((waiver) => prospectus === null || !endsEarly(waiver, prospectus.windows, zone), {
      path: ['expiry', 'until'],
      message:
        prospectus === null
          ? ''
          : `People can register until ${calendarDay(lastDayToRegister(prospectus.windows, zone))}: choose that day or a later one`,
    });

type WaiverDialogProps = {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
  /** Null: nothing is said yet of when people register. */
  readonly prospectus: LeagueProspectus | null;
  /** Of what the waiver was read from. */
  readonly revision: number;
  /** Null: a new one. */
  readonly waiver: WaiverView | null;
  readonly onClose: () => void;
};

/** Writes a waiver, or a new version of one. */
export const WaiverDialog = ({
  leagueId,
  zone,
  prospectus,
  revision,
  waiver,
  onClose,
}: WaiverDialogProps) => {
  const toast = useToast();
  const [issue] = prospectusApi.useIssueWaiverMutation();
  const [change] = prospectusApi.useChangeWaiverMutation();
  const { control, ...form } = useCommandForm({
    schema: waiverIn(zone, prospectus),
    values: waiver === null ? EMPTY : leagueWaiver.parse(waiver),
    // A new one changes nothing that somebody has read.
    revision: waiver === null ? undefined : revision,
    isPart: true,
    send: ({ commandKey, ifRevision }, body) =>
      waiver === null
        ? issue({ leagueId, waiver: body, commandKey })
        : change({ leagueId, waiverId: waiver.waiverId, waiver: body, commandKey, ifRevision }),
    onDone: () => {
      onClose();
      toast.show(waiver === null ? 'Waiver added' : 'New version of the waiver saved');
    },
  });
  return (
    <FormDialog
      open
      title={waiver === null ? 'New waiver' : `Edit “${waiver.title}”`}
      maxWidth="md"
      onClose={onClose}
    >
      <DialogForm
        form={form}
        submitLabel={waiver === null ? 'Add waiver' : 'Save new version'}
        onClose={onClose}
      >
        {waiver !== null && (
          <Typography sx={{ color: 'text.secondary' }}>
            Saving makes version {waiver.version + 1}. People who have signed version {waiver.version} sign
            again before they play.
          </Typography>
        )}
        <TextInput control={control} name="title" label="Title" placeholder="Assumption of risk" autoFocus />
        <TextInput
          control={control}
          name="text"
          label="Text"
          multiline
          minRows={8}
          maxRows={20}
          helperText="Exactly as people will read and sign it."
        />
        <ExpiryFields control={control} />
        <SwitchInput
          control={control}
          name="required"
          label="Required"
          helperText="Nobody registers without signing it. Otherwise people may decline, and that is kept too"
        />
      </DialogForm>
    </FormDialog>
  );
};

const ExpiryFields = ({ control }: { readonly control: Control<LeagueWaiver> }) => {
  const { field } = useController({ control, name: 'expiry' });
  const { kind } = field.value;
  const choose = (next: LeagueWaiver['expiry']['kind']): void => field.onChange(EXPIRIES[next].expiry);
  return (
    <>
      <TextField
        select
        label="Signed"
        value={kind}
        onChange={({ target }) => choose(target.value as LeagueWaiver['expiry']['kind'])}
      >
        {Object.entries(EXPIRIES).map(([value, { word }]) => (
          <MenuItem key={value} value={value}>
            {word}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'days' && (
        <NumberInput control={control} name="expiry.days" label="Days a signature counts" />
      )}
      {kind === 'date' && <DayInput control={control} name="expiry.until" label="Counts until" />}
    </>
  );
};
