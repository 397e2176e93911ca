import { useSelector } from 'react-redux';
import { selectSession, type SessionState } from './session.slice';

/** Who is signed in. */
export const useSession = (): SessionState => useSelector(selectSession);
