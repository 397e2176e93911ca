import type { NoticeSettingsView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Outcome } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { noticeSettingsApi } from '../api/notice-settings.api';

type ApiState = Parameters<ReturnType<typeof noticeSettingsApi.endpoints.noticeSettings.select>>[0];
type Change = (settings: NoticeSettingsView) => NoticeSettingsView;

/**
 * Shows a change of the settings at once, and takes it back when the service refuses it.
 * @param back takes back this change alone: others may have been made meanwhile
 */
export const useShownChange = (): ((
  change: Change,
  back: Change,
  said: Promise<Outcome<unknown>>,
) => void) => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const toast = useToast();
  const show = (change: Change): void =>
    void dispatch(noticeSettingsApi.util.updateQueryData('noticeSettings', undefined, change));
  return (change, back, said) => {
    show(change);
    void said.then((outcome) => {
      if (outcome.ok) return;
      show(back);
      toast.failed('Not changed', outcome.failure);
    });
  };
};
