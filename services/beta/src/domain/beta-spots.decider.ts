import type { BetaSpotsEvent } from '@fieldhouse/events/beta';
import type { CommandContext, Decider } from '@fieldhouse/kernel';
import { BetaError } from './beta.errors';

export type BetaSpotsCommand = CommandContext &
  (
    | { readonly type: 'TakeBetaSpot'; readonly applicationId: string; readonly limit: number }
    | { readonly type: 'ReleaseBetaSpot'; readonly applicationId: string }
  );
/** The applications that hold a spot. */
export type BetaSpotsState = { readonly held: readonly string[] };

const decide = (command: BetaSpotsCommand, { held }: BetaSpotsState): readonly BetaSpotsEvent[] => {
  const { applicationId } = command;
  const holds = held.includes(applicationId);
  switch (command.type) {
    case 'TakeBetaSpot':
      if (holds) return [];
      if (held.length >= command.limit) throw new BetaError('no_spots_left');
      return [{ type: 'BetaSpotTaken', data: { applicationId } }];
    case 'ReleaseBetaSpot':
      return holds ? [{ type: 'BetaSpotReleased', data: { applicationId } }] : [];
    default:
      return command satisfies never;
  }
};

const evolve = ({ held }: BetaSpotsState, event: BetaSpotsEvent): BetaSpotsState => {
  const { applicationId } = event.data;
  switch (event.type) {
    case 'BetaSpotTaken':
      return { held: [...held, applicationId] };
    case 'BetaSpotReleased':
      return { held: held.filter((one) => one !== applicationId) };
    default:
      return event satisfies never;
  }
};

const betaSpotsDecider: Decider<BetaSpotsState, BetaSpotsCommand, BetaSpotsEvent> = {
  initialState: { held: [] },
  decide,
  evolve,
};
/** One list for the whole beta, so that two site admins cannot give the last spot away twice. */
export const betaSpotsAggregate = { category: 'betaSpots', decider: betaSpotsDecider } as const;
export const BETA_SPOTS_ID = 'open';
