import { leads, type MemberRole } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { useToast } from '../../shared/ui/toasts';
import { ROLE_WORDS } from './team-words';
import { useCaptainAgain } from './use-captain-again';

/**
 * What follows when the person has joined a team, or was on it and has another role now: they are told, and a team that
 * they run unlocks its pages.
 */
export const useJoined = () => {
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  return useCallback(
    ({ name }: { readonly name: string }, role: MemberRole, wasOn = false): void => {
      if (leads(role)) lookAgain();
      if (wasOn) toast.show('Your role has changed', `${name}: ${ROLE_WORDS[role].name}`);
      else toast.show(`You joined ${name}`);
    },
    [lookAgain, toast],
  );
};
