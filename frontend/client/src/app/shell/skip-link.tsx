import Box from '@mui/material/Box';

/** For the keyboard: past the navigation. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'absolute',
      left: -9999,
      top: 8,
      zIndex: 'tooltip',
      p: 2,
      bgcolor: 'background.paper',
      '&:focus': { left: 8 },
    }}
  >
    Skip to the content
  </Box>
);
