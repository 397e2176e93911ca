import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../shared/ui/page-header';
import '../shared/ui/ui.css';
import { stories } from './stories';

/** Every piece of the kit in its states, for those who build with it. */
export const Kit = () => (
  <Box component="main" sx={{ maxWidth: 960, mx: 'auto', p: { xs: 4, sm: 8 } }}>
    <PageHeader title="Kit" />
    {Object.entries(stories).map(([file, Story]) => (
      <Box
        component="section"
        key={file}
        aria-label={file}
        sx={{ py: 6, borderTop: 1, borderColor: 'hairline' }}
      >
        <Typography variant="h2" sx={{ mb: 4, fontSize: '0.875rem', color: 'text.secondary' }}>
          {file}
        </Typography>
        <Story />
      </Box>
    ))}
  </Box>
);
