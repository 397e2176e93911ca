import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { LEAVING } from '../return-path';

/** Signs out and goes to the site's front page. There the session ends, because here its end would lead to /auth. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => void navigate('/', { state: LEAVING }), [navigate]);
};
