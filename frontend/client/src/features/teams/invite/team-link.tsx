import type { TeamLinkView, TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { LinkRounded } from '../../../shared/icons/link-rounded';
import { relativeTime } from '../../../shared/lib/times';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { QrCode } from '../../../shared/ui/qr-code';
import { LinkField, LinkWays } from '../../../shared/ui/share-link';
import { teamsApi } from '../api/teams.api';
import { spokenCode } from '../team-words';

const QUESTIONS = {
  replace: { title: 'Make a new link?', confirmLabel: 'Make a new one' },
  close: { title: 'Turn the link off?', confirmLabel: 'Turn the link off' },
} as const;
type Asked = { readonly question: keyof typeof QUESTIONS; readonly linkId: string };

/** The link for everybody, with its QR code and the code to read aloud. */
export const TeamLink = ({ team }: { readonly team: TeamView }) => {
  const [openTrigger] = teamsApi.useOpenTeamLinkMutation();
  const [closeTrigger] = teamsApi.useCloseTeamLinkMutation();
  const open = useCommand(openTrigger);
  const close = useCommand(closeTrigger);
  const { teamId } = team;
  const link = team.running?.link ?? null;
  /** What is asked is about this link, also where somebody else has made another one meanwhile. */
  const [asked, setAsked] = useState<Asked>({ question: 'close', linkId: '' });
  const [asking, setAsking] = useState(false);
  const ask = (question: Asked['question'], linkId: string): void => {
    open.clearFailure();
    setAsked({ question, linkId });
    setAsking(true);
  };
  const way = asked.question === 'close' ? close : open;
  const confirm = async (): Promise<void> => {
    const { question, linkId } = asked;
    const outcome = await (question === 'close'
      ? close.run({ teamId, linkId })
      : open.run({ teamId, replaces: linkId }));
    if (outcome.ok || outcome.failure.code === 'link_open') setAsking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {link && <Shown link={link} name={team.name} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={link ? 'text' : 'outlined'}
          startIcon={<LinkRounded />}
          loading={open.busy}
          onClick={() => (link ? ask('replace', link.linkId) : void open.run({ teamId, replaces: null }))}
        >
          {link ? 'Make a new one' : 'Make a link'}
        </Button>
        {link && (
          <Button color="inherit" loading={close.busy} onClick={() => ask('close', link.linkId)}>
            Turn the link off
          </Button>
        )}
      </Box>
      {open.failure && !asking && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
          {sentenceOf(open.failure)}
        </Typography>
      )}
      <ConfirmDialog
        {...QUESTIONS[asked.question]}
        open={asking}
        tone="error"
        busy={way.busy}
        failure={way.failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          setAsking(false);
          way.clearFailure();
        }}
      >
        Whoever has this link or its code cannot join by it anymore.
      </ConfirmDialog>
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
