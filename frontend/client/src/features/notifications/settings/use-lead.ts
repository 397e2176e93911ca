import {
  leadOf,
  type NoticeSettingsView,
  type ReminderKind,
  type ReminderLead,
} from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { useShownChange } from './use-shown-change';

type Choose = (kind: ReminderKind, minutes: ReminderLead | null) => void;

/** Says how long before one is reminded: shown at once, and as it was before when the service refuses it. */
export const useLead = ({ leads }: NoticeSettingsView): Choose => {
  const { run } = useCommand(noticeSettingsApi.useSetReminderLeadMutation()[0]);
  const shown = useShownChange();
  return (kind, minutes) => {
    const being = (lead: ReminderLead | null) => (view: NoticeSettingsView) => ({
      ...view,
      leads: { ...view.leads, [kind]: lead },
    });
    shown(being(minutes), being(leadOf(leads, kind)), run({ kind, minutes }));
  };
};
