import type {
  AvailabilityBody,
  CommandResultView,
  OwnPlayerView,
  PlayedSportsBody,
  PlayerCardView,
  PlayerDetailsBody,
  PlayerHistoryView,
  PlayerPrivacyBody,
} from '@fieldhouse/api-contract';
import { requestOf } from '@fieldhouse/api-contract/commands';
import { playerCommands } from '@fieldhouse/api-contract/commands/players';
import { baseApi } from '../../../shared/api/base-api';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

/** The parts of the own card, each saved by itself. */
export type PartBodies = {
  readonly details: PlayerDetailsBody;
  readonly sports: PlayedSportsBody;
  readonly availability: AvailabilityBody;
  readonly privacy: PlayerPrivacyBody;
};
export type PartName = keyof PartBodies;

/** One part as it shall stand. */
export type SavePart = Keyed & {
  readonly part: PartName;
  readonly body: PartBodies[PartName];
  /** What the person has seen: a later change refuses this one. */
  readonly revision: number;
};

const PART_COMMANDS = {
  details: 'ChangePlayerDetails',
  sports: 'ChangePlayedSports',
  availability: 'ChangePlayerAvailability',
  privacy: 'ChangePlayerPrivacy',
} as const satisfies Record<PartName, keyof typeof playerCommands.commands>;

const STREAM = 'playerProfile';
const changed = [tagOf(STREAM)];

/** The own player card, the cards of others and what drafts brought. */
export const playersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownPlayer: build.query<OwnPlayerView, void>({
      query: () => '/player',
      // An answer on its way while a part was saved must not take the save back.
      merge: (shown, answer) => (answer.revision < shown.revision ? shown : answer),
      ...reads([STREAM]),
    }),
    playerCard: build.query<PlayerCardView, string>({
      query: (accountId) => `/players/${encodeURIComponent(accountId)}`,
      ...reads([STREAM]),
    }),
    playerHistory: build.query<PlayerHistoryView, void>({
      query: () => '/player/history',
      ...reads(['draft']),
    }),
    savePart: build.mutation<CommandResultView, SavePart>({
      query: ({ part, body, revision, commandKey }) => ({
        ...requestOf(playerCommands, PART_COMMANDS[part], part === 'sports' ? body : { [part]: body }),
        headers: { ...keyHeader({ commandKey }), 'if-match': `"${revision}"` },
      }),
      // Other parts are saved at once, without waiting until the card is read again.
      onQueryStarted: ({ part, body }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const patch = part === 'sports' ? body : { [part]: body };
            dispatch(
              playersApi.util.updateQueryData('ownPlayer', undefined, (player) => {
                Object.assign(player, patch, { revision: data.revision });
              }),
            );
          },
          // A refusal is the section's to tell.
          () => undefined,
        ),
      // What a stale part was saved on is stale itself.
      invalidatesTags: (_, failure) => (failure && failure.status !== 412 ? [] : changed),
    }),
    removePlayerPhoto: build.mutation<CommandResultView, Keyed>({
      query: (arg) => ({ ...requestOf(playerCommands, 'RemovePlayerPhoto', {}), headers: keyHeader(arg) }),
      invalidatesTags: changed,
    }),
  }),
});

/** The own card has changed by a way that the slice does not see. */
export const ownPlayerChanged = () => playersApi.util.invalidateTags(changed);
