import type { TeamLinkView, TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { LinkRounded } from '../../../shared/icons/link-rounded';
import { relativeTime } from '../../../shared/lib/times';
import { QrCode } from '../../../shared/ui/qr-code';
import { LinkField, LinkWays } from '../../../shared/ui/share-link';
import { teamsApi } from '../api/teams.api';
import { spokenCode } from '../team-words';

/** The link for everybody, with its QR code and the code to read aloud. */
export const TeamLink = ({ team }: { readonly team: TeamView }) => {
  const [openTrigger] = teamsApi.useOpenTeamLinkMutation();
  const [closeTrigger] = teamsApi.useCloseTeamLinkMutation();
  const open = useCommand(openTrigger);
  const close = useCommand(closeTrigger);
  const { teamId } = team;
  const link = team.running?.link ?? null;
  const failure = open.failure ?? close.failure;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {link && <Shown link={link} name={team.name} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={link ? 'text' : 'outlined'}
          startIcon={<LinkRounded />}
          loading={open.busy}
          onClick={() => void open.run({ teamId })}
        >
          {link ? 'Make a new one' : 'Make a link'}
        </Button>
        {link && (
          <Button color="inherit" loading={close.busy} onClick={() => void close.run({ teamId })}>
            Turn the link off
          </Button>
        )}
      </Box>
      {link && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          With a new link, this one stops working.
        </Typography>
      )}
      {failure && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
          {sentenceOf(failure)}
        </Typography>
      )}
    </Box>
  );
};

const Shown = ({ link, name }: { readonly link: TeamLinkView; readonly name: string }) => {
  const url = new URL(link.path, window.location.origin).href;
  const title = `Join ${name}`;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Anyone with the link joins as a player. It ends {relativeTime(link.expiresAt)}.
      </Typography>
      <QrCode content={url} label={`QR code: ${title}`} size={200} />
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <LinkField url={url} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <LinkWays title={title} url={url} />
      </Box>
      <Typography>
        Code to read aloud:{' '}
        <Box component="span" sx={{ fontFamily: 'var(--afar)', fontSize: '1.5rem', fontWeight: 700 }}>
          {spokenCode(link.code)}
        </Box>
      </Typography>
    </>
  );
};
