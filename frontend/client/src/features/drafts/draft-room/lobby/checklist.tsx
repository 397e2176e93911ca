import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { WarningRounded } from '../../../../shared/icons/warning-rounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { draftsApi } from '../../api/drafts.api';
import { StartButton } from '../commissioner/start-button';
import { useRoom } from '../room-context';

/** For commissioners: what still blocks the start, and the start itself. */
export const Checklist = () => {
  const { viewer } = useRoom();
  const { data } = draftsApi.useDraftChecklistQuery(viewer.leagueId);
  if (!data) return null;
  const missing = data.items.filter(({ ok }) => !ok);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        p: 4,
        border: 1,
        borderColor: 'hairline',
        borderRadius: 1.5,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        {missing.length === 0 ? (
          <Line
            icon={<CheckCircleRounded fontSize="small" sx={{ color: 'primary.main' }} />}
            words="Everything is ready to start."
          />
        ) : (
          missing.map(({ code, message }) => (
            <Line
              key={code}
              icon={<WarningRounded fontSize="small" sx={{ color: 'warning.main' }} />}
              words={message}
            />
          ))
        )}
        <Link
          component={RouterLink}
          to={`/complex/leagues/${viewer.leagueId}/draft?tab=checklist`}
          sx={{ ml: 7 }}
        >
          The whole checklist
        </Link>
      </Box>
      <StartButton />
    </Box>
  );
};

const Line = ({ icon, words }: { readonly icon: ReactNode; readonly words: string }) => (
  <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
    {icon}
    {words}
  </Typography>
);
