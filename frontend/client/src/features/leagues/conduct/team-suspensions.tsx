import { ErrorBlock } from '../../../shared/ui/error-block';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { StatusChip } from '../../../shared/ui/status-chip';
import { DELETED_PLAYER } from '../../../shared/lib/words';
import { disciplineApi } from '../api/discipline.api';
import { SUSPENSION_STATES, termWords } from './conduct-words';

/** For a captain: who of their team cannot play, and until when; nothing where everybody can. */
export const TeamSuspensions = ({ leagueId }: { readonly leagueId: string }) => {
  const { currentData, error, refetch } = disciplineApi.useTeamSuspensionsQuery(leagueId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!currentData)
    return error ? (
      <ErrorBlock
        what="Who of your team is suspended could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : null;
  const { suspended } = currentData;
  if (suspended.length === 0) return null;
  return (
    <Section title="Suspended players" hint="Leave them out until then. The league’s organizers know why.">
      <Rows label="Suspended players">
        {suspended.map(({ accountId, name, state, ...term }) => (
          <Row key={`${accountId} ${term.firstDay}`} title={name ?? DELETED_PLAYER} note={termWords(term)}>
            <StatusChip state={SUSPENSION_STATES[state]} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
};
