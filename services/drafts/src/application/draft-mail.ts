import { andOf, ordinal } from '@fieldhouse/api-contract';
import type { AccountContact, CalendarEvent, DraftMailText } from '@fieldhouse/platform';
import { draftNewsHold, wallTime } from '@fieldhouse/values';
import type { DraftState } from '../domain';
import type { DraftNews } from './draft-news';
import type { DraftLeague } from './league.port';

/** A draft that can be told of. */
export type ToldDraft = Exclude<DraftState, { readonly status: 'none' }>;
type Draft = {
  readonly state: ToldDraft;
  /** Of the draft's stream. */
  readonly revision: number;
  /** As it stands now: the draft's own copy of it follows a moment later. */
  readonly league: DraftLeague;
  /** Of the draft's page. */
  readonly url: string;
  /** Of the page with all drafts of whoever looks. */
  readonly ownUrl: string;
  /** When it is told, in epoch milliseconds. */
  readonly now: number;
};
type Recipient = Pick<AccountContact, 'firstName'> & { readonly accountId: string };

/** What the mail about it says to one person; null when it has been overtaken. */
export const draftMail = (draft: Draft, news: DraftNews, to: Recipient): DraftMailText | null => {
  const { state, league, url, ownUrl, now } = draft;
  const leagueName = league.name;
  const team = league.teams.find(
    ({ teamId, pickerIds }) =>
      pickerIds.includes(to.accountId) && (!('teamId' in news) || teamId === news.teamId),
  );
  const room = { label: 'Open the draft room', url: `${url}/room` };
  const page = { label: 'Open the draft', url };
  const mail = (
    subject: string,
    paragraphs: readonly string[],
    more: Partial<DraftMailText> = {},
  ): DraftMailText => ({
    subject: `${subject}: ${leagueName}`,
    paragraphs: [`Hi ${to.firstName},`, ...paragraphs],
    action: page,
    ...more,
  });
  if (!draftNewsHold(news.about, state)) return null;
  const when = whenOf(state, now);
  const event = eventOf(draft);
  switch (news.about) {
    case 'role_given':
      if (!team) return null;
      if (state.status === 'live' || state.status === 'paused')
        return mail(
          `You pick for ${team.name}`,
          [`You pick for ${team.name} in the draft of ${leagueName}. ${standing(state, team.teamId)}`],
          { action: room },
        );
      return mail(
        `You pick for ${team.name}`,
        [
          `You pick for ${team.name} in the draft of ${leagueName}. ${when ? `It ${when}` : 'Its time has not been set yet: we will tell you.'}`,
          'Look at the players and put those you want into your queue: when your time runs out, the clock picks from it.',
        ],
        { event, action: { label: 'Prepare for the draft', url: `${url}?tab=prepare` } },
      );
    case 'role_taken': {
      // Another role on the team is no loss of it.
      if (team) return null;
      const lost = league.teams.find(({ teamId }) => teamId === news.teamId)?.name ?? 'a team';
      return mail(
        `You do not pick for ${lost} anymore`,
        [`You do not pick for ${lost} in the draft of ${leagueName} anymore.`],
        hasPart(league, to.accountId)
          ? {}
          : {
              // The draft's own page does not open for them any more.
              action: { label: 'See your drafts', url: ownUrl },
              ...(event && { event: { ...event, cancelled: true } }),
            },
      );
    }
    case 'time_changed':
      return when
        ? mail(
            'Draft time set',
            [`The draft of ${leagueName} is set. It ${when}`, 'The calendar entry is attached.'],
            { event },
          )
        : mail('The draft has no set time anymore', [
            `The draft of ${leagueName} has no set time anymore. We will tell you the new one.`,
          ]);
    case 'order_drawn': {
      if (!('order' in state)) return null;
      const own = state.order.flatMap((teamId, place) => {
        const found = league.teams.find((one) => one.teamId === teamId);
        return found?.pickerIds.includes(to.accountId) ? [`${found.name} pick ${ordinal(place + 1)}`] : [];
      });
      const yours = own.length > 0 ? `${andOf(own)} of ${state.order.length} in round 1.` : '';
      return mail('Draft order set', [
        `The order of the draft of ${leagueName} stands. ${yours}`.trim(),
        news.byHand
          ? 'A commissioner set this order by hand; the history on the page of the draft has the reason.'
          : 'Anybody can check how it was drawn, on the page of the draft.',
      ]);
    }
    case 'lobby_open':
      return mail(
        'The draft lobby is open',
        [`The lobby of the draft of ${leagueName} is open.${when ? ` The draft ${when}` : ''}`],
        { action: room },
      );
    case 'started':
      return mail('The draft has started', [`The draft of ${leagueName} has started. Join the room.`], {
        action: room,
      });
    case 'step_missed':
      if (!state.missed) return null;
      return mail(
        'The draft needs you',
        [`${STEPS[state.missed.step]} at its set time, because ${whyMissed(state.missed.missing)}`],
        { action: { label: 'Open the checklist', url: `${url}?tab=checklist` } },
      );
    case 'was_away':
      return mail(
        'The draft needs you',
        [
          `Fieldhouse could not be reached when the time for a pick ran out. So the draft of ${leagueName} is paused, and the clock has picked for nobody. Resume it in the room when everybody is there: the team has its full time then.`,
        ],
        { action: room },
      );
    case 'auto_mode':
      return mail(
        'The clock picks for you',
        [
          `The clock now picks for ${team?.name ?? 'your team'} as soon as it is its turn. Make a pick yourself, or turn it off in the room, and it stops.`,
        ],
        { action: room },
      );
    case 'reset':
      return mail(
        'The draft was reset',
        [
          `Every pick of the draft of ${leagueName} was taken back, and its lobby is open again. The history on the page of the draft has the reason.`,
        ],
        { action: room },
      );
    case 'cancelled':
      return mail('Draft canceled', [`The draft of ${leagueName} has been canceled.`], { event });
    case 'reopened': {
      const again = `The draft of ${leagueName} takes place after all.`;
      return when && isAhead(state, now)
        ? mail(
            'The draft takes place after all',
            [`${again} It ${when}`, 'The calendar entry is attached.'],
            {
              event,
            },
          )
        : mail('The draft takes place after all', [`${again} We will tell you when.`]);
    }
    case 'published':
      return mail('Rosters published', [`The rosters of ${leagueName} are published.`], {
        keep: signatureOf(state, leagueName),
        action: { label: 'See the results', url: `${url}?tab=results` },
      });
    default:
      return news satisfies never;
  }
};

/** What a captain can hold against the page later on: nobody can change it in their mailbox. */
const signatureOf = (state: ToldDraft, leagueName: string): readonly string[] =>
  state.status === 'published' && state.signed
    ? [
        `The result of ${leagueName} is signed. Its code is ${state.signed.code}. Keep this mail: the results page lists this code for as long as nobody changes what happened in the draft. A player who comes late adds a newer code to it.`,
      ]
    : [];

const hasPart = ({ teams, commissionerIds }: DraftLeague, accountId: string): boolean =>
  commissionerIds.includes(accountId) || teams.some(({ pickerIds }) => pickerIds.includes(accountId));

const STEPS = {
  commit: 'The order could not be drawn',
  reveal: 'The order could not be revealed',
  lobby: 'The lobby could not be opened',
  start: 'The draft could not be started',
} as const;

const whyMissed = (missing: readonly string[]): string =>
  missing.includes('too_late')
    ? 'Fieldhouse could not be reached then. Continue by hand when everybody is there, or set a new time.'
    : 'something was missing. The checklist says what: fix it, and do the step by hand.';

const isAhead = ({ settings: { startsAt } }: ToldDraft, now: number): boolean =>
  startsAt !== null && Date.parse(startsAt) > now;

/** 'starts on Tue, Nov 24, 7:30 PM EST.' or 'was to start on …', by the draft's own time zone. */
const whenOf = (draft: ToldDraft, now: number): string | null => {
  const { startsAt, clock } = draft.settings;
  return (
    startsAt && `${isAhead(draft, now) ? 'starts' : 'was to start'} on ${wallTime(startsAt, clock.zone)}.`
  );
};

/** What whoever picks for a team finds in a draft that has begun. */
const standing = (state: Extract<ToldDraft, { status: 'live' | 'paused' }>, teamId: string): string => {
  if (state.status === 'paused') return 'It is under way, and paused.';
  return state.turn?.teamId === teamId
    ? 'It is under way, and your team is on the clock.'
    : 'It is under way: join the room.';
};

const SHORTEST_MINUTES = 30;
const LONGEST_MINUTES = 4 * 60;

const eventOf = ({ state, revision, league, url }: Draft): CalendarEvent | undefined => {
  const { startsAt, rounds, clock } = state.settings;
  if (startsAt === null) return undefined;
  // Most picks take half of their time.
  const minutes = Math.ceil((league.teams.length * rounds * clock.pickSeconds) / 120);
  return {
    id: `draft-${state.draftId}@fieldhouse`,
    sequence: revision,
    title: `Draft: ${league.name}`,
    startsAt,
    minutes: Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, minutes)),
    url: `${url}/room`,
    cancelled: state.status === 'cancelled',
  };
};
