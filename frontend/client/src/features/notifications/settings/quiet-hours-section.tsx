import {
  noticeSettingsBodies,
  USUAL_QUIET_HOURS,
  zoneWords,
  type NoticeSettingsView,
  type QuietHours,
} from '@fieldhouse/api-contract';
import { Controller } from 'react-hook-form';
import { TimeInput } from '../../../shared/form/fields/day-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { ownZone } from '../../../shared/lib/times';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { useToast } from '../../../shared/ui/toasts';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { clockTime } from './kind-words';

/** When nothing is sent but what cannot wait. */
export const QuietHoursSection = ({ settings }: { readonly settings: NoticeSettingsView }) => {
  const toast = useToast();
  const [setQuietHours] = noticeSettingsApi.useSetQuietHoursMutation();
  const { control, ...form } = useCommandForm({
    schema: noticeSettingsBodies.SetQuietHours,
    values: { quiet: settings.quiet },
    send: setQuietHours,
    onDone: (_, { quiet }) => toast.show(quiet ? 'Quiet hours saved' : 'No quiet hours anymore'),
  });
  return (
    <Section title="Quiet hours">
      <Form form={form} label="Quiet hours" guarded>
        <Controller
          control={control}
          name="quiet"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <>
              <Switch
                label="Keep quiet every day"
                on={value !== null}
                onTurn={(on) => onChange(on ? { ...USUAL_QUIET_HOURS, zone: ownZone() } : null)}
              />
              {value !== null && (
                <FieldGrid columns={3}>
                  <TimeInput control={control} name="quiet.from" label="From" required />
                  <TimeInput control={control} name="quiet.to" label="To" required />
                  <ZoneInput control={control} name="quiet.zone" label="Time zone" />
                </FieldGrid>
              )}
              <p className="muted">{sentenceOf(value)}</p>
              {error?.message && <p className="failure">{error.message}</p>}
            </>
          )}
        />
        <SaveBar form={form} label="Save quiet hours" />
      </Form>
    </Section>
  );
};

const sentenceOf = (quiet: QuietHours | null): string => {
  if (quiet === null) return 'E-mails and push notifications come at any time.';
  if (quiet.from === '' || quiet.to === '') return 'Enter a start and an end.';
  const { from, to, zone } = quiet;
  return `Nothing is sent between ${clockTime(from)} and ${clockTime(to)}, ${zoneWords(zone)}, except what cannot wait. It comes at ${clockTime(to)}.`;
};
