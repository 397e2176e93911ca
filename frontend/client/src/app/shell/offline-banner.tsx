import { CloudOffRounded } from '../../shared/icons/cloud-off-rounded';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the device has no connection, for as long as that is so. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'warning.light',
        color: 'warning.main',
        fontWeight: 600,
      }}
    >
      <CloudOffRounded fontSize="small" /> You are offline. What you see may be out of date; nothing can be
      saved until you are back.
    </Box>
  );
};
