import Container from '@mui/material/Container';
import { useRouteError } from 'react-router-dom';
import { ErrorBlock } from '../shared/ui/error-block';

/** What a page that broke leaves behind: usually a chunk that could not be loaded. */
export const RouteError = () => {
  const error = useRouteError();
  return (
    <Container sx={{ py: 12 }}>
      <ErrorBlock
        what="This page could not be shown"
        error={error}
        onRetry={() => window.location.reload()}
        back={{ to: '/', label: 'Return to Home' }}
      />
    </Container>
  );
};
