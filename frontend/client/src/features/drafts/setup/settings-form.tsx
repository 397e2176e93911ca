import { draftSettings, type DraftSettingsView, type DraftStatus } from '@fieldhouse/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { isStale, useSeen } from '../../../shared/api/use-seen';
import { listOf } from '../../../shared/lib/words';
import { useToast } from '../../../shared/ui/toasts';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { draftsApi } from '../api/drafts.api';
import { ClockSection } from './clock-section';
import { openSettings } from './draft-defaults';
import { FormatSection } from './format-section';
import { LimitsSection, type PositionChoice } from './limits-section';
import { PlayersSection } from './players-section';
import { StartSection } from './start-section';

type SettingsFormProps = {
  readonly leagueId: string;
  /** Null: the draft does not exist yet; saving creates it. */
  readonly status: DraftStatus | null;
  readonly settings: DraftSettingsView;
  /** Of the draft that the settings were read from. */
  readonly revision: number | undefined;
  readonly teamCount: number;
  readonly positions: readonly PositionChoice[];
};

/** The rules of the draft. */
export const SettingsForm = ({
  leagueId,
  status,
  settings,
  revision,
  teamCount,
  positions,
}: SettingsFormProps) => {
  const form = useForm<DraftSettingsView>({
    resolver: zodResolver(draftSettings),
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const { control, handleSubmit, reset, setError, formState } = form;
  const [trigger] = draftsApi.useSaveDraftSettingsMutation();
  const { run, busy, failure } = useCommand(trigger);
  const now = useMemo(() => ({ settings, revision }), [settings, revision]);
  const seen = useSeen(now, formState.isDirty, failure);
  const [before, setBefore] = useState(settings);
  const toast = useToast();
  const open = openSettings(status);
  const changeable = open.rules || open.clock || open.start;
  const submit = handleSubmit(
    async (values) => {
      const outcome = await run({ leagueId, settings: values, ifRevision: seen.revision });
      if (outcome.ok) {
        reset(values);
        toast.show(status === null ? 'Draft created' : 'Settings saved');
        return;
      }
      setBefore(seen.settings);
      for (const { field, message } of outcome.failure.errors ?? []) {
        setError(field.replace(/^settings\./, '') as FieldPath<DraftSettingsView>, { message });
      }
    },
    () => toast.warn('Check the marked fields', 'Nothing was saved yet.'),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Draft settings">
      <UnsavedGuard dirty={formState.isDirty && !busy} />
      <FormatSection control={control} locked={open.rules ? null : open.why} teamCount={teamCount} />
      <ClockSection control={control} locked={open.clock ? null : open.why} />
      <LimitsSection control={control} locked={open.rules ? null : open.why} positions={positions} />
      <PlayersSection control={control} locked={open.rules ? null : open.why} />
      <StartSection
        control={control}
        startLocked={open.start ? null : open.why}
        rulesLocked={open.rules ? null : open.why}
      />
      {changeable && (status === null || formState.isDirty || failure) && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            p: 3,
            mt: 2,
            borderRadius: 1.5,
            border: 1,
            borderColor: 'hairline',
            bgcolor: 'background.paper',
          }}
        >
          <Typography
            role={failure ? 'alert' : undefined}
            sx={{ flex: 1, minWidth: 160, color: failure ? 'error.main' : 'text.secondary', fontWeight: 550 }}
          >
            {failure
              ? isStale(failure)
                ? changedMeanwhile(before, settings)
                : sentenceOf(failure)
              : status === null
                ? 'The draft is created when you save.'
                : 'Unsaved changes'}
          </Typography>
          {formState.isDirty && (
            <Button color="inherit" onClick={() => reset(settings)} disabled={busy}>
              Discard
            </Button>
          )}
          <Button type="submit" variant="contained" loading={busy}>
            {status === null ? 'Create the draft' : 'Save settings'}
          </Button>
        </Box>
      )}
    </form>
  );
};

const WORDS: Readonly<Record<keyof DraftSettingsView, string>> = {
  format: 'the format',
  rounds: 'the rounds',
  clock: 'the clock',
  limits: 'the limits',
  captains: 'how captains play',
  groupsTogether: 'groups',
  gameNights: 'the game nights',
  nightRule: 'the rule for game nights',
  leftovers: 'what happens to players left over',
  startMode: 'how the draft starts',
  startsAt: 'when the draft starts',
  spectatorsSeeRatings: 'what spectators see',
};

const changedMeanwhile = (before: DraftSettingsView, now: DraftSettingsView): string => {
  const changed = (Object.keys(WORDS) as (keyof DraftSettingsView)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
  const what =
    changed.length > 0
      ? `Somebody changed ${listOf(changed.map((field) => WORDS[field]))}`
      : 'The draft changed';
  return `${what} meanwhile. What you entered is kept: look through it, then save again.`;
};
