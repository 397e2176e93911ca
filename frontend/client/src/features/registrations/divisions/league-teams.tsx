import type { LeagueTeamView } from '@fieldhouse/api-contract';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { groupedByDivision, type Divisions } from '../model/divisions';
import { DivisionRow } from './division-row';
import { TeamWords } from './team-words';
import './divisions.css';

type LeagueTeamsProps = {
  readonly leagueId: string;
  readonly teams: readonly LeagueTeamView[];
  readonly said: Divisions;
  /** Up to where that has been read. */
  readonly position: string;
  /** Whether they can put teams into divisions. */
  readonly canPut: boolean;
};

/** The teams of a league; by division, where it has any. */
export const LeagueTeams = ({ leagueId, teams, said, position, canPut }: LeagueTeamsProps) => {
  const [news, setNews] = useState('');
  const moved = useRef<string | null>(null);
  const { divisions } = said;
  if (teams.length === 0)
    return (
      <EmptyState title="No teams yet">The league’s teams appear here as soon as they are in.</EmptyState>
    );
  if (divisions.length === 0)
    return (
      <Rows label="Teams">
        {teams.map((team) => (
          <TeamRow key={team.teamId} team={team} />
        ))}
      </Rows>
    );
  return (
    <div className="divisions">
      <p role="status" className="unseen">
        {news}
      </p>
      {groupedByDivision(teams, said).map(({ divisionId, name, teams: within }) => (
        <Section key={divisionId ?? ''} title={name} hint={within.length === 0 ? 'No team yet' : null}>
          {within.length > 0 && (
            <Rows label={`Teams: ${name}`}>
              {within.map((team) =>
                canPut ? (
                  <DivisionRow
                    key={team.teamId}
                    {...{ leagueId, team, divisionId, divisions, position, moved }}
                    onMoved={setNews}
                  />
                ) : (
                  <TeamRow key={team.teamId} team={team} />
                ),
              )}
            </Rows>
          )}
        </Section>
      ))}
    </div>
  );
};

const TeamRow = ({ team }: { readonly team: LeagueTeamView }) => (
  <li className="row">
    <div className="row-words">
      <TeamWords team={team} />
    </div>
  </li>
);
