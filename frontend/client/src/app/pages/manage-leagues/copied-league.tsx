import { leaguesApi } from '../../../features/leagues/api/leagues.api';
import { prospectusApi } from '../../../features/leagues/api/prospectus.api';
import { CopyLeague } from '../../../features/leagues/setup/copy-league';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { FormSkeleton } from '../../../shared/ui/skeletons';

type CopiedLeagueProps = { readonly leagueId: string; readonly onCreated: (leagueId: string) => void };

/** The next season of a league, made of what it says now. */
export const CopiedLeague = ({ leagueId, onCreated }: CopiedLeagueProps) => {
  const league = leaguesApi.useLeagueQuery(leagueId);
  const prospectus = prospectusApi.useProspectusQuery(leagueId);
  const waiting = { what: 'The league could not be loaded', skeleton: <FormSkeleton fields={3} /> };
  return (
    <QueryView query={league} {...waiting}>
      {(details) => (
        <QueryView query={prospectus} {...waiting}>
          {(view) =>
            view.prospectus === null ? (
              <EmptyState title="Nothing to copy yet">This league has no prospectus.</EmptyState>
            ) : (
              <CopyLeague
                league={details}
                view={{ ...view, prospectus: view.prospectus }}
                onCreated={onCreated}
              />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
};
