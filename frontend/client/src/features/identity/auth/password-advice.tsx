import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { report } from '../../../shared/lib/log';
import type { Strength } from './password-strength';

const WORDS = ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;
const SEGMENTS = [1, 2, 3, 4] as const;

type PasswordAdviceProps = { readonly password: string; readonly about: readonly string[] };

/**
 * How strong a password is. Advice only: nothing is refused for it. Its place is kept from the start: what came in
 * between would push the button away from under the finger that presses it.
 */
export const PasswordAdvice = ({ password, about }: PasswordAdviceProps) => {
  const strength = useStrength(password, about);
  const score = strength?.score ?? 0;
  return (
    <Box role="status" aria-label="Password strength" sx={{ mt: -2 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, mb: 1 }}>
        {SEGMENTS.map((segment) => (
          <Box
            key={segment}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: segment > score ? 'hairline' : score < 3 ? 'warning.main' : 'primary.main',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', minHeight: '2lh' }}>
        {strength && `${WORDS[strength.score]}. ${adviceOf(strength)}`}
      </Typography>
    </Box>
  );
};

const adviceOf = ({ score, common }: Strength): string => {
  if (common) return 'Many people use this password, so it is among the first to be tried.';
  if (score < 3) return 'A few unrelated words in a row are easy to keep in mind and hard to guess.';
  return 'Hard to guess.';
};

// The word lists are large: they come when somebody begins to type.
const useStrength = (password: string, about: readonly string[]): Strength | null => {
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = about.join('\n');
  useEffect(() => {
    let stale = false;
    if (password === '') setStrength(null);
    else {
      import('./password-strength')
        .then(({ strengthOf }) => {
          if (!stale) setStrength(strengthOf(password, known.split('\n').filter(Boolean)));
        })
        .catch((error: unknown) => report('the strength of the password could not be told', error));
    }
    return () => {
      stale = true;
    };
  }, [password, known]);
  return strength;
};
