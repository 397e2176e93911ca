import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ChosenPart } from '../../../shared/form/picture/chosen-part';
import type { ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { Sending } from '../../../shared/form/picture/sending';
import { usePictureUpload } from '../../../shared/form/picture/use-picture-upload';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { crestUpload } from '../api/teams.api';

type FirstCrestProps = {
  readonly teamId: string;
  readonly picture: ChosenPicture;
  readonly onDone: () => void;
};

/** Sends the picture of a team that has just been created. The team is there, whatever becomes of its picture. */
export const FirstCrest = ({ teamId, picture, onDone }: FirstCrestProps) => {
  const { share, fault, send, cancel } = usePictureUpload(crestUpload(teamId));
  const [state, setState] = useState<'sending' | 'failed' | 'arrived'>('sending');
  const begun = useRef(false);
  const attempt = async (): Promise<void> => {
    setState('sending');
    setState((await send(picture)) ? 'arrived' : 'failed');
  };
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Once nothing holds the page back any more.
  useEffect(() => {
    if (state === 'arrived') done.current();
  }, [state]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void attempt();
  });
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <UnsavedGuard dirty={state === 'sending'} />
      <ChosenPart {...picture} size={112} label="Your crest" />
      {state === 'failed' ? (
        <>
          <Typography role="alert">
            The team is created, but its picture was not saved. {fault} You can also choose one later, in the
            team’s settings.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained" onClick={onDone}>
              Open the team
            </Button>
            <Button color="inherit" onClick={() => void attempt()}>
              Send again
            </Button>
          </Box>
        </>
      ) : (
        <Sending share={share ?? 0} onCancel={cancel} />
      )}
    </Box>
  );
};
