import type { TeamView } from '@fieldhouse/api-contract';
import { InfoDialog } from '../../../shared/ui/info-dialog';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button as PlainButton } from '../../../shared/ui/button';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { Section } from '../../../shared/ui/section';
import { ShareLinkButton } from '../../../shared/ui/share-link';
import { FormSkeleton, RowsSkeleton } from '../../../shared/ui/skeletons';
import { TabPages } from '../../../shared/ui/tab-pages';
import { AnswerInvitation, invitationWords } from '../invite/answer-invitation';
import { InvitePanel } from '../invite/invite-panel';
import { OverviewTab } from '../overview/overview-tab';
import { RosterTab } from '../roster/roster-tab';
import '../teams.css';
import { TeamHeader } from './team-header';

const SettingsTab = lazyPart(async () => (await import('../settings/settings-tab')).SettingsTab, {
  name: 'the settings of a team',
  waiting: <FormSkeleton />,
});
const HistoryTab = lazyPart(async () => (await import('../history/history-tab')).HistoryTab, {
  name: 'the history of a team',
  waiting: <RowsSkeleton />,
});

const TABS = [
  { name: 'overview', word: 'Overview' },
  { name: 'roster', word: 'Roster' },
  { name: 'chat', word: 'Chat' },
  { name: 'dues', word: 'Dues' },
  { name: 'settings', word: 'Settings', managersOnly: true },
  { name: 'history', word: 'History' },
] as const;
type TabName = (typeof TABS)[number]['name'];

type MemberTeamProps = {
  readonly team: TeamView;
  /** Shown while its tab is open. */
  readonly chat: ReactNode;
  /** What is owed; shown while its tab is open. */
  readonly dues: ReactNode;
  /** What is owed to the team and by it, in a sentence. */
  readonly owed: ReactNode;
  /** How much waits in the chat; shown while another tab is open. */
  readonly unread: ReactNode;
};

/** A team as its members see it; which part is open stands in the address. */
export const MemberTeam = ({ team, chat, dues, owed, unread }: MemberTeamProps) => {
  const [params, setParams] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const tabs = TABS.filter((one) => !('managersOnly' in one) || team.running !== null);
  const tab = tabs.find(({ name }) => name === params.get('tab'))?.name ?? 'overview';
  const manages = team.running !== null && !team.archived;
  const invite = (): void => setInviting(true);
  return (
    <>
      <TeamHeader
        team={team}
        actions={
          <>
            {team.privacy === 'public' && (
              <ShareLinkButton
                title={team.name}
                hint="Anyone with the link sees the team’s public card."
                url={`${window.location.origin}/teams/${team.teamId}`}
              />
            )}
            {manages && (
              <PlainButton variant="filled" onClick={invite}>
                Invite people
              </PlainButton>
            )}
          </>
        }
      />
      {team.archived && (
        <p role="status" className="team-banner">
          This team is archived. It can be read, and nothing changes
          {team.me?.role === 'captain' ? ' until you reopen it in its settings.' : '.'}
        </p>
      )}
      {team.me && team.invitation && (
        <Section title="Invitation" hint={invitationWords(team.invitation, team.me.role)}>
          <AnswerInvitation teamName={team.name} invitation={team.invitation} isOn />
        </Section>
      )}
      <TabPages
        label="Parts of the team"
        id="team"
        tabs={tabs.map((one) => ({ ...one, note: one.name === 'chat' && tab !== 'chat' && unread }))}
        shown={tab}
        onShow={(next) => setParams({ tab: next })}
      >
        {tab === 'chat' ? (
          chat
        ) : tab === 'dues' ? (
          dues
        ) : (
          <Panel tab={tab} team={team} owed={owed} onInvite={invite} />
        )}
      </TabPages>
      <InviteDialog open={inviting} team={team} onClose={() => setInviting(false)} />
    </>
  );
};

type PanelProps = Pick<MemberTeamProps, 'team' | 'owed'> & {
  readonly tab: Exclude<TabName, 'chat' | 'dues'>;
  readonly onInvite: () => void;
};

const Panel = ({ tab, team, owed, onInvite }: PanelProps) => {
  switch (tab) {
    case 'overview':
      return <OverviewTab team={team} onInvite={onInvite} />;
    case 'roster':
      return <RosterTab team={team} />;
    case 'settings':
      return <SettingsTab team={team} owed={owed} />;
    case 'history':
      return <HistoryTab team={team} />;
    default:
      return tab satisfies never;
  }
};

type InviteDialogProps = {
  readonly open: boolean;
  readonly team: TeamView;
  readonly onClose: () => void;
};

const InviteDialog = ({ open, team, onClose }: InviteDialogProps) => (
  <InfoDialog open={open} title={`Invite people to ${team.name}`} onClose={onClose}>
    <InvitePanel team={team} />
  </InfoDialog>
);
