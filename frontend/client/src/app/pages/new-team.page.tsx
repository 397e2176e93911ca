import { useNavigate } from 'react-router-dom';
import { CreateTeam } from '../../features/teams/create/create-team';
import { useCaptainAgain } from '../../features/teams/use-captain-again';
import { useSession } from '../../shared/session/use-session';
import { PageHeader } from '../../shared/ui/page-header';
import { useToast } from '../../shared/ui/toasts';

/** `/teams/new`: whoever is signed in founds a team and is its captain. */
export const NewTeamPage = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  const open = (teamId: string): void => {
    toast.show('Team created', 'Next, invite your people.');
    void navigate(`/teams/${teamId}`, { replace: true });
  };
  return (
    <>
      <PageHeader title="Create a team" />
      <CreateTeam key={user?.id} accountId={user?.id ?? ''} onCreated={lookAgain} onDone={open} />
    </>
  );
};
