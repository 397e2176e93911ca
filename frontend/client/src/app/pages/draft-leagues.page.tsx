import type { LeagueBody } from '@fieldhouse/api-contract';
import { AddRounded } from '../../shared/icons/add-rounded';
import Button from '@mui/material/Button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftsApi } from '../../features/drafts/api/drafts.api';
import { LeagueCards } from '../../features/drafts/draft-leagues/league-cards';
import { useMyDrafts } from '../../features/drafts/draft-leagues/use-my-drafts';
import { draftDefaults } from '../../features/drafts/setup/draft-defaults';
import { ConfirmEmail } from '../../features/identity/confirm/confirm-email';
import { useCommand } from '../../shared/api/use-command';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { QueryView } from '../../shared/ui/query-view';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';
import { PageHeader } from '../../shared/ui/page-header';
import { CardsSkeleton } from '../../shared/ui/skeletons';

const CreateLeagueDialog = lazyPart(
  async () => (await import('../../features/leagues/create/create-league-dialog')).CreateLeagueDialog,
  { name: 'the form of a new league', instead: (retry) => <NotArrived floating onRetry={retry} /> },
);

/** `/draft-leagues`: the leagues that the person drafts in, runs or plays in. `?new` opens the dialog for one more. */
export const DraftLeaguesPage = () => {
  const drafts = useMyDrafts();
  const count = drafts.currentData?.leagues.length ?? 0;
  const [params, setParams] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [saveTrigger] = draftsApi.useSaveDraftSettingsMutation();
  const { run: save } = useCommand(saveTrigger);
  const created = async (leagueId: string, details: LeagueBody): Promise<void> => {
    // What most leagues choose; without it the Setup tab asks for the rules first.
    await save({ leagueId, settings: draftDefaults(details, []) });
    toast.show('League created', 'Next come its teams and its players.');
    void navigate(`/complex/leagues/${leagueId}/draft`, { replace: true });
  };
  const create = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setParams({ new: '' })}>
      New draft league
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Draft Leagues"
        actions={
          <>
            <ButtonLink to="/complex/leagues">Manage leagues</ButtonLink>
            {count > 0 && create}
          </>
        }
      />
      <QueryView
        query={drafts}
        what="Your draft leagues could not be loaded"
        skeleton={<CardsSkeleton cards={3} height={260} />}
      >
        {({ leagues }) =>
          leagues.length === 0 ? (
            <EmptyState title="No draft leagues yet" action={create}>
              Leagues whose teams are drafted appear here. Start one of your own, or open the invitation link
              that a league sent you to join it as a captain.
            </EmptyState>
          ) : (
            <LeagueCards leagues={leagues} />
          )
        }
      </QueryView>
      {params.has('new') && (
        <CreateLeagueDialog
          open
          confirm={user && <ConfirmEmail email={user.email} />}
          onClose={() => setParams({}, { replace: true })}
          onCreated={created}
        />
      )}
    </>
  );
};
