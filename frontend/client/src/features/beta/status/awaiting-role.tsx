import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { rereadUser } from '../../../shared/session/roles';

const LOOK_EVERY_MS = 2_000;
const LOOK_TIMES = 15;

/** Stands while an approved person's role is on its way, and asks for it: the links appear without a new sign-in. */
export const AwaitingRole = () => {
  const dispatch = useDispatch();
  const [looks, setLooks] = useState(0);
  const patient = looks < LOOK_TIMES;
  useEffect(() => {
    if (!patient) return undefined;
    void rereadUser(dispatch);
    const timer = setTimeout(() => setLooks((before) => before + 1), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [dispatch, looks, patient]);
  return patient ? (
    <Alert severity="success" sx={{ mb: 4 }}>
      Your facility pages open in a moment.
    </Alert>
  ) : (
    <Alert severity="warning" sx={{ mb: 4 }}>
      You were approved, but your account does not have the role of an owner.{' '}
      <Link href="/contact">Write to us</Link> and we look into it.
    </Alert>
  );
};
