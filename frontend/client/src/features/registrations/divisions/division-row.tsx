import type { LeagueProspectus, LeagueTeamView } from '@fieldhouse/api-contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { SelectField } from '../../../shared/ui/select-field';
import { registrationsApi } from '../api/registrations.api';
import { TeamWords } from './team-words';

type DivisionRowProps = {
  readonly leagueId: string;
  readonly team: LeagueTeamView;
  /** Null: the team is in none. */
  readonly divisionId: string | null;
  readonly divisions: LeagueProspectus['divisions'];
  /** Up to where what is shown has been read. */
  readonly position: string;
  /** The team that was put elsewhere last. */
  readonly moved: RefObject<string | null>;
  readonly onMoved: (news: string) => void;
};

const NONE = '';
const idOf = (choice: string): string | null => (choice === NONE ? null : choice);

/** A team with the list of divisions that it can be put into. */
export const DivisionRow = ({ leagueId, team, divisions, position, moved, ...props }: DivisionRowProps) => {
  const { divisionId, onMoved } = props;
  const { teamId, name } = team;
  const [trigger] = registrationsApi.usePutTeamInDivisionMutation();
  const { run, busy, failure } = useCommand(trigger);
  /** Stands until what it led to has been read (`at`): the team has another row then, or was put back meanwhile. */
  const [chosen, setChosen] = useState<{ readonly to: string; readonly at: string | null } | null>(null);
  const awaited = chosen !== null && (chosen.at === null || position < chosen.at);
  const shown = awaited ? chosen.to : (divisionId ?? NONE);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Whoever moved it goes on from where it is now.
    if (moved.current !== teamId || document.activeElement !== document.body) return;
    row.current?.querySelector('select')?.focus();
    moved.current = null;
  }, [moved, teamId]);
  const choose = async (to: string): Promise<void> => {
    setChosen({ to, at: null });
    moved.current = teamId;
    // From where it is shown: somebody else may have put it elsewhere.
    const outcome = await run({ leagueId, teamId, divisionId: idOf(to), fromId: idOf(shown) });
    if (!outcome.ok) return setChosen(null);
    setChosen({ to, at: outcome.value.position });
    const division = divisions.find((one) => one.divisionId === to);
    onMoved(division ? `${name} is in ${division.name}.` : `${name} is in no division.`);
  };
  return (
    <li ref={row} className="row division-row" aria-busy={busy || undefined}>
      <div className="row-words">
        <TeamWords team={team} />
        {failure && (
          <p role="alert" className="failure">
            {sentenceOf(failure)}
          </p>
        )}
      </div>
      <SelectField label={`Division of ${name}`} value={shown} onChoose={(to) => void choose(to)}>
        <option value={NONE} disabled={busy}>
          No division
        </option>
        {divisions.map((one) => (
          <option key={one.divisionId} value={one.divisionId} disabled={busy}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </li>
  );
};
