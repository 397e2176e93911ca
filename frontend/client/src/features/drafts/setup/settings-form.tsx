import { draftSettings, type DraftSettingsView, type DraftStatus } from '@fieldhouse/api-contract';
import { useMemo } from 'react';
import { differing } from '../../../shared/form/differing';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { listOf } from '../../../shared/lib/words';
import { useToast } from '../../../shared/ui/toasts';
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
  /** The league is canceled, and its draft with it; null: not known. */
  readonly leagueIsOver: boolean | null;
};

/** The rules of the draft. */
export const SettingsForm = ({
  leagueId,
  status,
  settings,
  revision,
  teamCount,
  positions,
  leagueIsOver,
}: SettingsFormProps) => {
  const [save] = draftsApi.useSaveDraftSettingsMutation();
  const toast = useToast();
  const kept = useKeptFocus<HTMLDivElement>();
  const { control, ...form } = useCommandForm({
    schema: useMemo(() => stillToCome(settings.startsAt), [settings.startsAt]),
    values: settings,
    revision,
    isPart: true,
    send: ({ commandKey, ifRevision }, entered) =>
      save({ leagueId, settings: entered, commandKey, ifRevision }),
    onDone: () => toast.show(status === null ? 'Draft created' : 'Settings saved'),
    changed: changedMeanwhile,
  });
  const open = openSettings(status, leagueIsOver);
  const changeable = open.rules || open.clock || open.start;
  return (
    <Form form={form} label="Draft settings" guarded sx={{ display: 'block' }}>
      <div {...kept} role="group" aria-label="Rules of the draft">
        <FormatSection control={control} locked={open.rules ? null : open.why} teamCount={teamCount} />
        <ClockSection control={control} locked={open.clock ? null : open.why} />
        <LimitsSection control={control} locked={open.rules ? null : open.why} positions={positions} />
        <PlayersSection control={control} locked={open.rules ? null : open.why} />
        <StartSection
          control={control}
          startLocked={open.start ? null : open.why}
          rulesLocked={open.rules ? null : open.why}
        />
        {changeable && (status === null || form.dirty || form.problem) && (
          <SaveBar
            form={form}
            label={status === null ? 'Create the draft' : 'Save settings'}
            note={status === null ? 'The draft is created when you save.' : undefined}
            floating
          />
        )}
      </div>
    </Form>
  );
};

/** A time that the draft has already stays as it is, also once it is over. */
const stillToCome = (before: string | null) =>
  draftSettings.refine(
    ({ startsAt }) => startsAt === null || startsAt === before || Date.parse(startsAt) > Date.now(),
    { path: ['startsAt'], message: 'This time is over. Choose one to come, or leave it empty.' },
  );

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
  const changed = differing(before, now);
  const what =
    changed.length > 0
      ? `Somebody changed ${listOf(changed.map((field) => WORDS[field]))}`
      : 'The draft changed';
  return `${what} meanwhile. What you entered is kept: look through it, then save again.`;
};
