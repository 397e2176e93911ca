import { dayIn, inviteAgainAt, type FreeAgentsView } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { useMinute } from '../../../shared/lib/use-minute';
import { SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { DELETED_PLAYER, count, listOf } from '../../../shared/lib/words';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Person } from '../../../shared/ui/person';
import { QueryView } from '../../../shared/ui/query-view';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { registrationsApi } from '../api/registrations.api';
import { useComing, useServerTime } from '../model/use-server-time';
import { DeclineRequest } from './decline-request';
import { invitationWords } from './invitation-words';
import { InviteButton } from './invite-button';
import { RequestAnswers } from './request-answers';

type CaptainPartProps = {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
};

/** Who asks to play on the caller's team, and who has none and can be invited to it. */
export const CaptainPart = ({ leagueId, zone }: CaptainPartProps) => {
  const query = registrationsApi.useFreeAgentsQuery(leagueId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <QueryView query={query} what="The players could not be loaded" skeleton={<RowsSkeleton />}>
      {(view) => <Players view={view} zone={zone} answeredAt={query.fulfilledTimeStamp ?? 0} />}
    </QueryView>
  );
};

type PlayersProps = {
  readonly view: FreeAgentsView;
  readonly zone: string;
  /** By this device's clock. */
  readonly answeredAt: number;
};

const Players = ({ view, zone, answeredAt }: PlayersProps) => {
  const { leagueId, team, requests, freeAgents, rosterSize, minimum } = view;
  const time = useServerTime(view.serverNow, answeredAt);
  useMinute();
  useComing(
    freeAgents.map(({ invitation }) => invitation && inviteAgainAt(invitation.at)),
    time,
  );
  const now = time.now();
  const closed = closedBecause(view, now, zone);
  const missing = team.players < minimum ? ` and needs ${minimum - team.players} more to play` : '';
  const kept = useKeptFocus<HTMLDivElement>();
  const [declining, setDeclining] = useState<FreeAgentsView['requests'][number] | null>(null);
  return (
    <div {...kept} role="group" aria-label={`Players for ${team.name}`} className="captain-part">
      {requests.length > 0 && (
        <Section
          title={`Who asks to join ${team.name}`}
          hint={`${team.players} of ${count(rosterSize, 'player')}. Say yes to those who are yours.`}
          locked={closed}
        >
          <Rows label="Requests">
            {requests.map((one) => (
              <Player key={one.registrationId} player={one}>
                <RequestAnswers
                  leagueId={leagueId}
                  registrationId={one.registrationId}
                  name={one.name || DELETED_PLAYER}
                  closed={closed !== null}
                  onDecline={() => setDeclining(one)}
                />
              </Player>
            ))}
          </Rows>
        </Section>
      )}
      <Section
        title="Free agents"
        hint={`They look for a team. ${team.name} has ${team.players} of ${count(rosterSize, 'player')}${missing}; players who join are on its roster at once.`}
        locked={closed}
      >
        {freeAgents.length === 0 ? (
          <EmptyState title="Nobody looks for a team">
            Players who register alone or with friends appear here until they have one.
          </EmptyState>
        ) : (
          <Rows label="Free agents">
            {freeAgents.map((one) => {
              const { words, rests } = invitationWords(one.invitation, now, zone);
              return (
                <Player key={one.registrationId} player={one} friends={one.friends} invitation={words}>
                  <InviteButton
                    leagueId={leagueId}
                    registrationId={one.registrationId}
                    name={one.name || DELETED_PLAYER}
                    teamId={team.teamId}
                    invited={one.invitation?.standing === 'open'}
                    closed={closed !== null || rests}
                  />
                </Player>
              );
            })}
          </Rows>
        )}
      </Section>
      <DeclineRequest {...{ leagueId, requests }} asked={declining} onClose={() => setDeclining(null)} />
    </div>
  );
};

/** Why nobody can join the team now; null: they can. */
const closedBecause = (
  { freezeOn, team, rosterSize }: FreeAgentsView,
  now: string,
  zone: string,
): string | null => {
  if (freezeOn !== null && dayIn(zone, now) >= freezeOn)
    return 'Rosters are frozen: nobody joins a team anymore.';
  if (team.players >= rosterSize)
    return `${team.name} has all of its ${rosterSize} players. Ask the organizers to move somebody first.`;
  return null;
};

type PlayerProps = {
  readonly player: FreeAgentsView['requests'][number];
  readonly friends?: readonly string[];
  /** How it stands with the last invitation; empty: there was none. */
  readonly invitation?: string;
  readonly children: ReactNode;
};

const Player = ({ player, friends = [], invitation = '', children }: PlayerProps) => {
  const { name, positions, level, nights } = player;
  const facts = [
    invitation,
    level !== null && `level ${level}`,
    nights.length > 0 && nights.map((night) => SHORT_NIGHT_NAMES[night]).join(', '),
    friends.length > 0 && `with ${listOf(friends)}`,
  ].filter(Boolean);
  return (
    <li className="row">
      <div className="row-words">
        <Person name={name || DELETED_PLAYER} positions={positions.slice(0, 3)} note={facts.join(' · ')} />
      </div>
      {children}
    </li>
  );
};
