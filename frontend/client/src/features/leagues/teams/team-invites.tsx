import type { LeagueTeamView, TeamRoleView } from '@fieldhouse/api-contract';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { ContentCopyRounded } from '../../../shared/icons/content-copy-rounded';
import { LinkRounded } from '../../../shared/icons/link-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { useCopy } from '../../../shared/lib/use-copy';
import { ShareLinkButton } from '../../../shared/ui/share-link';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { TEAM_ROLE_WORDS } from '../team-roles';

type InvitesProps = { readonly leagueId: string; readonly team: LeagueTeamView };

/** Open invite links: whoever opens one and signs in takes the role. */
export const InviteList = ({ leagueId, team }: InvitesProps) => {
  const [trigger] = leaguesApi.useRevokeTeamInviteMutation();
  const { run, busy } = useCommand(trigger);
  const toast = useToast();
  const takeBack = async (inviteId: string): Promise<void> => {
    const outcome = await run({ leagueId, teamId: team.teamId, inviteId });
    if (!outcome.ok) toast.failed('Invitation not withdrawn', outcome.failure);
  };
  const open = team.invites.map(({ path, ...invite }) => ({
    ...invite,
    url: path === null ? null : new URL(path, window.location.origin).href,
  }));
  return open.map(({ inviteId, role, expiresAt, url }) => (
    <Box key={inviteId} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
      <Box sx={{ display: 'grid', placeItems: 'center', width: 32, color: 'text.secondary' }}>
        <LinkRounded fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>Invitation for {TEAM_ROLE_WORDS[role].withArticle}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          ends {relativeTime(expiresAt)}
        </Typography>
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
        {url !== null && (
          <>
            <CopyInvite url={url} />
            <ShareLinkButton
              title={`Invitation for ${TEAM_ROLE_WORDS[role].withArticle} of ${team.name}`}
              hint="Anyone who scans the code or has the link joins the team. It works once."
              url={url}
            />
          </>
        )}
        <IconButton
          size="small"
          aria-label="Withdraw the invitation"
          disabled={busy}
          onClick={() => void takeBack(inviteId)}
        >
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  ));
};

/** Makes an invite link for a role. */
export const InviteButton = ({ leagueId, team }: InvitesProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [trigger] = leaguesApi.useIssueTeamInviteMutation();
  const { run, busy } = useCommand(trigger);
  const toast = useToast();
  const captain = team.people.find((one) => one.role === 'captain');
  const issue = async (role: TeamRoleView): Promise<void> => {
    setAnchor(null);
    const outcome = await run({ leagueId, teamId: team.teamId, role });
    if (!outcome.ok) toast.failed('No invitation made', outcome.failure);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<LinkRounded />}
        loading={busy}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Invitation link
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(Object.keys(TEAM_ROLE_WORDS) as TeamRoleView[]).map((role) => (
          <MenuItem key={role} onClick={() => void issue(role)}>
            For {TEAM_ROLE_WORDS[role].withArticle}
            {/* A team has one: whoever accepts takes their place. */}
            {role === 'captain' && captain && `, in place of ${captain.name}`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const CopyInvite = ({ url }: { readonly url: string }) => {
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      startIcon={<ContentCopyRounded sx={{ fontSize: 14 }} />}
      onClick={() => void copy(url)}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
};
