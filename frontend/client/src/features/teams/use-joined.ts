import { leads, type MemberRole } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { useToast } from '../../shared/ui/toasts';
import { useCaptainAgain } from './use-captain-again';

/** What follows when the person has joined a team: they are told, and a team that they run unlocks its pages. */
export const useJoined = () => {
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  return useCallback(
    ({ name }: { readonly name: string }, role: MemberRole): void => {
      if (leads(role)) lookAgain();
      toast.show(`You joined ${name}`);
    },
    [lookAgain, toast],
  );
};
