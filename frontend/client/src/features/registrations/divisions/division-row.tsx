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
  /** The team that was put elsewhere last. */
  readonly moved: RefObject<string | null>;
  readonly onMoved: (news: string) => void;
};

const NONE = '';

/** A team with the list of divisions that it can be put into. */
export const DivisionRow = ({ leagueId, team, divisionId, divisions, moved, onMoved }: DivisionRowProps) => {
  const { teamId, name } = team;
  const [trigger] = registrationsApi.usePutTeamInDivisionMutation();
  const { run, busy, failure } = useCommand(trigger);
  /** Stands until the team is there: then it has another row. */
  const [chosen, setChosen] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Whoever moved it goes on from where it is now.
    if (moved.current !== teamId || document.activeElement !== document.body) return;
    row.current?.querySelector('select')?.focus();
    moved.current = null;
  }, [moved, teamId]);
  const choose = async (to: string): Promise<void> => {
    setChosen(to);
    moved.current = teamId;
    const { ok } = await run({ leagueId, teamId, divisionId: to === NONE ? null : to });
    if (!ok) return setChosen(null);
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
      <SelectField
        label={`Division of ${name}`}
        value={chosen ?? divisionId ?? NONE}
        onChoose={(to) => void choose(to)}
      >
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
