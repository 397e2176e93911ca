import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Delayed, RowsSkeleton } from '../../../shared/ui/skeletons';

/** The room's shape while it loads. */
export const RoomSkeleton = () => (
  <Box component="main" sx={{ height: '100dvh', overflow: 'hidden' }}>
    <Delayed label="Loading the draft room">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 84,
          px: 4,
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <Skeleton width={140} height={32} />
        <Skeleton width={260} height={48} />
        <Skeleton width={120} height={32} sx={{ display: { xs: 'none', lg: 'block' } }} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '300px 1fr 260px' } }}>
        <Box sx={{ px: 3 }}>
          <RowsSkeleton rows={12} height={46} />
        </Box>
        <Skeleton
          variant="rectangular"
          height="80vh"
          sx={{ display: { xs: 'none', lg: 'block' }, opacity: 0.5 }}
        />
        <Box sx={{ px: 3, display: { xs: 'none', lg: 'block' } }}>
          <RowsSkeleton rows={6} height={46} />
        </Box>
      </Box>
    </Delayed>
  </Box>
);
