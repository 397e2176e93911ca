import type { DraftPlayerView } from '@fieldhouse/api-contract';
import { SHORT_NIGHT_NAMES } from '../../../../shared/lib/nights';
import { listOf } from '../../../../shared/lib/words';
import { Button } from '../../../../shared/ui/button';
import { fitOf, type Fits } from '../model/player-list';
import { playerName, type RoomFacts } from '../model/room-facts';
import { isListed, toggleListed } from '../plan/plan-changes';
import type { Plan } from '../plan/use-plan';

type PlayerDetailsProps = {
  readonly player: DraftPlayerView;
  readonly facts: RoomFacts;
  readonly fits: Fits;
  readonly plan: Plan | null;
};

/** What is known of the player in hand, and what a captain can plan with them. */
export const PlayerDetails = ({ player, facts, fits, plan }: PlayerDetailsProps) => {
  const { playerId, name, nights, groupId, comment, notes, ownColumns } = player;
  const fit = fitOf(fits, playerId);
  const partners = facts.players.filter(
    (other) => groupId !== null && other.groupId === groupId && other !== player,
  );
  const taken = facts.takenBy.has(playerId);
  const lines = [
    fit.kind === 'legal' ? null : fit.message,
    partners.length > 0
      ? `Comes together with ${listOf(partners.map((one) => playerName(facts, one.playerId)))}.`
      : null,
    nights.length > 0 ? `Free ${listOf(nights.map((night) => SHORT_NIGHT_NAMES[night]))}.` : null,
    comment === null ? null : `“${comment}”`,
    ...ownColumns.map(({ column, value }) => `${column}: ${value}`),
    ...notes.map((note) => `Note: ${note}`),
  ].filter((line) => line !== null);
  return (
    <div role="gridcell" className="pool-details">
      {lines.map((line, index) => (
        <p key={line} className="caption" data-fit={index === 0 ? fit.kind : undefined}>
          {line}
        </p>
      ))}
      {plan?.isRead && !taken && (
        <div className="pool-listings">
          {fits === null && (
            <Listing
              on={isListed(plan, 'queue', playerId)}
              words={['Add to queue', 'Take off queue']}
              name={name}
              onPress={() => toggleListed(plan, 'queue', playerId)}
            />
          )}
          <Listing
            on={isListed(plan, 'ranking', playerId)}
            words={['Rank', 'Take off ranking']}
            name={name}
            onPress={() => toggleListed(plan, 'ranking', playerId)}
          />
          <Listing
            on={isListed(plan, 'doNotDraft', playerId)}
            words={['Do not draft', 'Allow drafting']}
            name={name}
            onPress={() => toggleListed(plan, 'doNotDraft', playerId)}
          />
        </div>
      )}
    </div>
  );
};

type ListingProps = {
  readonly on: boolean;
  readonly words: readonly [string, string];
  readonly name: string;
  readonly onPress: () => void;
};

const Listing = ({ on, words: [put, take], name, onPress }: ListingProps) => (
  <Button
    variant="text"
    size="small"
    aria-pressed={on}
    aria-label={`${on ? take : put}: ${name}`}
    onClick={onPress}
  >
    {on ? take : put}
  </Button>
);
