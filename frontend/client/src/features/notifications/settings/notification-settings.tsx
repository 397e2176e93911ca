import type { ReactNode } from 'react';
import { QueryView } from '../../../shared/ui/query-view';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { PushSection } from '../push/push-section';
import { SentSection } from '../sent/sent-section';
import { ChannelsSection } from './channels-section';
import { QuietHoursSection } from './quiet-hours-section';
import { RemindersSection } from './reminders-section';
import './settings.css';
import { TeamsSection } from './teams-section';

/**
 * On which ways the person is told of what, when, on which devices, and what was sent.
 * @param resend has the mail sent again that confirms the address
 */
export const NotificationSettings = ({ resend }: { readonly resend: ReactNode }) => {
  const settings = noticeSettingsApi.useNoticeSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <QueryView
        query={settings}
        what="Your notification settings could not be loaded"
        skeleton={<FormSkeleton />}
      >
        {(view) => (
          <>
            <ChannelsSection settings={view} resend={resend} />
            <TeamsSection settings={view} />
            <RemindersSection settings={view} />
            <QuietHoursSection settings={view} />
            <PushSection settings={view} />
          </>
        )}
      </QueryView>
      <SentSection />
    </>
  );
};
