import type { NotificationsView, notificationBodies } from '@fieldhouse/api-contract';
import { notificationCommands } from '@fieldhouse/api-contract/commands/notifications';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsView, void>({
      query: () => '/notifications',
      // What comes is sent to every page; of what was read on another one, or in a conversation, it hears, and of a team or
      // a league that it tells no more of, since the person has left it or has lost their role there.
      ...reads<void, NotificationsView>(['inbox'], () => [], ['chatReader', 'team', 'league']),
    }),
    ...commandEndpoints<typeof notificationBodies>()(build, notificationCommands, 'inbox'),
  }),
});
