import type { NoticeSettingsView, ReminderKind, ReminderLead } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { noticeSettingsApi } from '../api/notice-settings.api';

type ApiState = Parameters<ReturnType<typeof noticeSettingsApi.endpoints.noticeSettings.select>>[0];
type Choose = (kind: ReminderKind, minutes: ReminderLead | null) => void;

/** Says how long before one is reminded: shown at once, and as it was before when the service refuses it. */
export const useLead = ({ leads }: NoticeSettingsView): Choose => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const { run } = useCommand(noticeSettingsApi.useSetReminderLeadMutation()[0]);
  const toast = useToast();
  const show = (changed: NoticeSettingsView['leads']): void =>
    void dispatch(
      noticeSettingsApi.util.updateQueryData('noticeSettings', undefined, (view) => ({
        ...view,
        leads: changed,
      })),
    );
  return (kind, minutes) => {
    show({ ...leads, [kind]: minutes });
    void run({ kind, minutes }).then((outcome) => {
      if (outcome.ok) return;
      show(leads);
      toast.failed('Not changed', outcome.failure);
    });
  };
};
