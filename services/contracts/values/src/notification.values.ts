import { z } from 'zod';

/**
 * What people are told of in the bell. `mention`: in a team's chat or a draft's; `direct`: somebody wrote to one alone; `invitation`: to a team, of somebody who has an
 * account; `joinRequest`: for whoever runs a team; `noAnswer`: for them too, of a free agent whom it invited; `joined`: a request of one's own was accepted, or a league's roster
 * has one; `requestDeclined`: a request of one's own was not; `teamCaptain`: one is the captain of a team now, since the last one's account was erased; `draft`: of a league; `draftTurn`: the team one picks for is on the clock or next; `draftReminder`: it starts
 * soon; `placeOffer`: in a league that one has registered with; `registration`: what became of one's own;
 * `broadcast`: what the staff of a league says to many; `suspended`, `suspensionLifted`: of a league that one plays in;
 * `leagueOwner`: a league is one's own now, since its owner's account was erased;
 * `scheduleAnswer`: what a team of one's own has asked of a league's schedule was answered;
 * `payment`: what one owes, has paid or gets back, and one's credit.
 */
export const notificationKind = z.enum([
  ...(['mention', 'direct', 'invitation', 'joinRequest', 'noAnswer'] as const),
  ...(['joined', 'requestDeclined', 'teamCaptain'] as const),
  ...(['draft', 'draftTurn', 'draftReminder', 'placeOffer', 'registration', 'broadcast'] as const),
  ...(['suspended', 'suspensionLifted', 'scheduleAnswer', 'leagueOwner', 'payment'] as const),
]);
/**
 * What people are told of outside the product: the bell's kinds; `chat`: what is said in a team; `registrationReceipt`: what
 * somebody has done with their own registration, to keep.
 */
export const noticeKind = z.enum([...notificationKind.options, 'chat', 'registrationReceipt']);
/** What people of a draft are told of it. `was_away`: why it is paused. `on_clock`, `on_deck`: of a turn; `still_on_clock`: of one that lasts; `soon`: a reminder. */
export const draftNews = z.enum([
  ...(['role_given', 'role_taken', 'time_changed', 'order_drawn', 'lobby_open'] as const),
  ...(['started', 'step_missed', 'auto_mode', 'reset', 'cancelled', 'reopened', 'published'] as const),
  ...(['was_away', 'on_clock', 'still_on_clock', 'on_deck', 'soon'] as const),
]);
/**
 * What people are told of their registration with a league. `offered`, `invited`: until when it holds. `sent`, `waitlisted`,
 * `confirmed`, `withdrawn`: of what they did themselves, in their receipt.
 */
export const registrationNews = z.enum([
  ...(['offered', 'offer_expired', 'offer_taken_back', 'placed', 'moved', 'moved_down'] as const),
  ...(['approved', 'rejected', 'removed', 'unplaced', 'lapsed', 'forfeited'] as const),
  ...(['invited', 'invitation_expired', 'team_lost', 'cancelled'] as const),
  ...(['sent', 'waitlisted', 'confirmed', 'withdrawn'] as const),
]);
/** What of money is told to whoever looks after the payee's money, by whom alone refunds are asked for. */
export const TREASURER_NEWS = [
  ...(['charge_failed', 'forfeited', 'forfeit_kept', 'disputed', 'dispute_won', 'dispute_lost'] as const),
  ...(['refund_asked', 'refund_to_give', 'refund_declined', 'refund_failed'] as const),
] as const;
/**
 * What people are told of money. `asked_again`: for what was written off before; `held_again`: for a place that they had lost and have again; `payment_reversed`: that is no payment which
 * was recorded as one; `answers`: for what their team owes, since they lead it; `soon`, `due`, `overdue`: of a line, by its day; `shared`: a part of it is theirs;
 * `charge_failed`: to whoever collects, of a kept card that was declined until the end; `forfeited`, `forfeit_kept`: to them
 * too, of a place that goes because it is not paid, or does not because a draft has begun;
 * `credit_granted`, `credit_runs_out`: of what a league or a team grants;
 * `received`: their receipt; `refund_failed`: to whoever asked for it, else to whoever collects; `refund_asked`, `refund_to_give`:
 * to whoever collects, of one that waits for a yes or to be handed back; `disputed`, `dispute_won`, `dispute_lost`: to them too, of what a bank has taken back, and how it decided; `refund_declined`: to whoever asked for it; `refund_reversed`: that nothing was handed back; `reduced`:
 * part of it is not owed any more.
 */
export const paymentNews = z.enum([
  ...(['asked', 'asked_again', 'held_again', 'answers', 'soon', 'due', 'overdue', 'reminded'] as const),
  ...(['shared', 'received', 'declined', 'payment_reversed', 'refunded', 'refund_reversed'] as const),
  ...(['voided', 'reduced', 'late_fee', 'credit_granted', 'credit_runs_out'] as const),
  ...TREASURER_NEWS,
]);
/** Of what people are reminded who choose how long before: a kind of gathering has a row of {@link NOTICE_RULES}. */
export const reminderKind = noticeKind.extract(['draftReminder']);
/** When somebody is reminded of a turn of theirs that lasts: half of its time is over, four fifths are, or 15 minutes are left. */
export const turnReminder = z.enum(['half', 'most', 'last']);
/** The choices, in minutes. */
export const REMINDER_LEADS = [15, 60, 180, 1_440] as const;
export const reminderLead = z.literal(REMINDER_LEADS);
/** The ways on which somebody is told who is not looking. */
export const noticeChannel = z.enum(['email', 'push']);
/** A time of day (HH:mm). */
/** By the clock of a wall: 'HH:MM'. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 22:00');
/** When nothing is sent but what is urgent, every day, by the clock of a zone (IANA). `from` after `to` is over midnight. */
export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay, zone: z.string().min(1).max(64) })
  .refine(({ from, to }) => from !== to, { message: 'Begin and end are the same', path: ['to'] });

export type NotificationKind = z.infer<typeof notificationKind>;
export type NoticeKind = z.infer<typeof noticeKind>;
export type DraftNews = z.infer<typeof draftNews>;
export type RegistrationNews = z.infer<typeof registrationNews>;
export type PaymentNews = z.infer<typeof paymentNews>;
export type ReminderKind = z.infer<typeof reminderKind>;
export type ReminderLead = z.infer<typeof reminderLead>;
export type TurnReminder = z.infer<typeof turnReminder>;
/** How long before, by kind, as somebody has said it; null: no reminder. */
export type ReminderLeads = Readonly<Partial<Record<ReminderKind, ReminderLead | null>>>;
export type NoticeChannel = z.infer<typeof noticeChannel>;
export type QuietHours = z.infer<typeof quietHours>;

/** Begin and end that are proposed. */
export const USUAL_QUIET_HOURS = { from: '22:00', to: '08:00' } as const;
/** So many devices somebody may have told of. The oldest gives way. */
export const PUSH_DEVICES_AT_MOST = 10;
/** What may be taken back in the next minute is told when it has stood for so long. */
export const SETTLES_MS = 2 * 60_000;
/** What is put together waits so many minutes. */
export const TOGETHER_MINUTES = 15;

type KindRules = {
  /** What holds until somebody says otherwise. */
  readonly channels: Readonly<Record<NoticeChannel, boolean>>;
  /** Whether one may say otherwise for a single team. */
  readonly perTeam: boolean;
  /** Where one waits for more of the kind in the same team, before one thing is sent for all. */
  readonly together: readonly NoticeChannel[];
  /** It cannot wait for the end of quiet hours. */
  readonly urgent?: true;
  /** Of a reminder: how long before, until somebody says otherwise. */
  readonly lead?: ReminderLead;
};
/** How each kind is told: a new one is a row here. */
export const NOTICE_RULES: Readonly<Record<NoticeKind, KindRules>> = {
  mention: { channels: { email: true, push: true }, perTeam: true, together: ['email'] },
  direct: { channels: { email: true, push: true }, perTeam: false, together: ['email', 'push'] },
  chat: { channels: { email: false, push: true }, perTeam: true, together: ['email', 'push'] },
  invitation: { channels: { email: true, push: true }, perTeam: false, together: [] },
  joinRequest: { channels: { email: true, push: true }, perTeam: true, together: [] },
  noAnswer: { channels: { email: true, push: true }, perTeam: true, together: [] },
  joined: { channels: { email: true, push: true }, perTeam: false, together: [] },
  requestDeclined: { channels: { email: true, push: true }, perTeam: false, together: [] },
  teamCaptain: { channels: { email: true, push: true }, perTeam: false, together: [] },
  draft: { channels: { email: true, push: true }, perTeam: false, together: [] },
  // By mail only where a pick may take an hour or more.
  draftTurn: { channels: { email: true, push: true }, perTeam: false, together: [], urgent: true },
  draftReminder: { channels: { email: true, push: true }, perTeam: false, together: [], lead: 60 },
  placeOffer: { channels: { email: true, push: true }, perTeam: false, together: [], urgent: true },
  registration: { channels: { email: true, push: true }, perTeam: false, together: [] },
  // By day or night: they are there, and wait for it.
  registrationReceipt: { channels: { email: true, push: false }, perTeam: false, together: [], urgent: true },
  broadcast: { channels: { email: true, push: true }, perTeam: false, together: [], urgent: true },
  suspended: { channels: { email: true, push: true }, perTeam: false, together: [] },
  suspensionLifted: { channels: { email: true, push: true }, perTeam: false, together: [] },
  scheduleAnswer: { channels: { email: true, push: true }, perTeam: false, together: [] },
  leagueOwner: { channels: { email: true, push: true }, perTeam: false, together: [] },
  payment: { channels: { email: true, push: true }, perTeam: false, together: [] },
};

/** @returns how many minutes before somebody is reminded; null: not at all */
export const leadOf = (leads: ReminderLeads, kind: ReminderKind): ReminderLead | null => {
  const said = leads[kind];
  return said === undefined ? (NOTICE_RULES[kind].lead ?? null) : said;
};

/** What somebody has said about a kind on a way, everywhere (`teamId` null) or for a team. */
export type NoticeChoice = {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  readonly teamId: string | null;
  readonly on: boolean;
};

/** @returns whether somebody is told of a kind on this way: as they said for the team, else everywhere, else as it is at first */
export const isTold = (
  choices: readonly NoticeChoice[],
  kind: NoticeKind,
  channel: NoticeChannel,
  teamId: string | null,
): boolean => {
  const { channels, perTeam } = NOTICE_RULES[kind];
  const said = (where: string | null): boolean | undefined =>
    choices.find((one) => one.kind === kind && one.channel === channel && one.teamId === where)?.on;
  return (perTeam && teamId !== null ? said(teamId) : undefined) ?? said(null) ?? channels[channel];
};
