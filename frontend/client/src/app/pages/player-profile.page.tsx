import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { AccountTab } from '../../features/identity/account/account-tab';
import { ResendConfirmation } from '../../features/identity/confirm/resend-confirmation';
import { leaveTo } from '../../shared/lib/leave';
import { endSession } from '../../shared/session/session-keeper';
import { leavingBegan } from '../../shared/session/session.slice';
import { useSession } from '../../shared/session/use-session';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { FormSkeleton, RowsSkeleton } from '../../shared/ui/skeletons';
import { TabPages } from '../../shared/ui/tab-pages';
import { endPush } from '../shell/end-push';
import { AppearanceTab } from './player-profile/appearance-tab';
import { HistoryTab } from './player-profile/history-tab';

const PlayerTab = lazyPart(async () => (await import('../../features/players/own/player-tab')).PlayerTab, {
  name: 'the player card',
  waiting: <FormSkeleton />,
});
const NotificationSettings = lazyPart(
  async () =>
    (await import('../../features/notifications/settings/notification-settings')).NotificationSettings,
  { name: 'the notification settings', waiting: <FormSkeleton /> },
);
const PaymentsTab = lazyPart(
  async () => (await import('../../features/payments/mine/payments-tab')).PaymentsTab,
  { name: 'the payments', waiting: <RowsSkeleton rows={6} height={56} /> },
);
const DocumentsTab = lazyPart(
  async () => (await import('../../features/registrations/mine/documents-tab')).DocumentsTab,
  { name: 'the registrations and waivers', waiting: <FormSkeleton /> },
);
const MyReceipts = lazyPart(
  async () => (await import('../../features/payments/mine/my-receipts')).MyReceipts,
  {
    name: 'the receipts',
    waiting: <RowsSkeleton rows={4} height={56} />,
  },
);
const CardPage = lazyPart(async () => (await import('../../features/players/card/card-page')).CardPage, {
  name: "somebody's card",
  waiting: <FormSkeleton />,
});

const TABS = [
  { name: 'player', word: 'Player' },
  { name: 'account', word: 'Account' },
  { name: 'notifications', word: 'Notifications' },
  { name: 'payments', word: 'Payments' },
  { name: 'documents', word: 'Documents' },
  { name: 'history', word: 'History' },
  { name: 'appearance', word: 'Appearance' },
] as const;
type TabName = (typeof TABS)[number]['name'];

/** `/player-profile`: what is one's own; which part is open stands in the address. `?user=` is somebody's card. */
export const PlayerProfilePage = () => {
  const [params, setParams] = useSearchParams();
  const user = params.get('user');
  if (user) return <CardPage accountId={user} />;
  const tab = TABS.find(({ name }) => name === params.get('tab'))?.name ?? 'player';
  return (
    <>
      <PageHeader title="Profile" />
      <TabPages
        label="Parts of the profile"
        id="profile"
        tabs={TABS}
        shown={tab}
        onShow={(next) => setParams({ tab: next })}
      >
        <div className="narrow">
          <Panel tab={tab} />
        </div>
      </TabPages>
    </>
  );
};

const Panel = ({ tab }: { readonly tab: TabName }) => {
  const dispatch = useDispatch();
  const accountId = useSession().user?.id ?? '';
  const leave = async (): Promise<void> => {
    // Else the guard would lead to /auth first.
    dispatch(leavingBegan());
    await endPush(accountId, ({ forgetHere }) => forgetHere(accountId));
    endSession(dispatch);
    leaveTo('/auth?mode=erased');
  };
  switch (tab) {
    case 'player':
      return <PlayerTab />;
    case 'account':
      return <AccountTab onErased={() => void leave()} />;
    case 'notifications':
      return <NotificationSettings resend={<ResendConfirmation />} />;
    case 'payments':
      return <PaymentsTab />;
    case 'documents':
      return (
        <>
          <DocumentsTab />
          <MyReceipts />
        </>
      );
    case 'history':
      return <HistoryTab />;
    case 'appearance':
      return <AppearanceTab />;
    default:
      return tab satisfies never;
  }
};
