import { Navigate } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session';
import { LoadingPage } from '../../shared/ui/loading-page';

/** `/`: on to the leagues, or to the door. */
export const HomeRedirect = () => {
  const { status } = useSession();
  if (status === 'loading') return <LoadingPage words="Loading..." />;
  return <Navigate to={status === 'signed-in' ? '/draft-leagues' : '/auth'} replace />;
};
