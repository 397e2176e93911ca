import type { NotificationsView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { notificationsApi } from '../api/notifications.api';

type ApiState = Parameters<ReturnType<typeof notificationsApi.endpoints.notifications.select>>[0];

/** Changes the list that is shown. @returns whether there was something to change, and how to take it back */
export const useShown = () => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return useCallback(
    (change: (view: NotificationsView) => NotificationsView) => {
      const { patches, undo } = dispatch(
        notificationsApi.util.updateQueryData('notifications', undefined, change),
      );
      return { changed: patches.length > 0, undo };
    },
    [dispatch],
  );
};
