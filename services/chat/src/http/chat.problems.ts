import {
  conflict,
  forbidden,
  invalid,
  mapProblems,
  tooMany,
  unknown,
  type ProblemTable,
} from '@fieldhouse/platform';
import { count } from '@fieldhouse/values';
import { ChatError, type ChatErrorCode } from '../domain';

export const chatProblems = {
  team_archived: conflict('Archived', 'The team is archived: its chat can be read, not written.'),
  draft_cancelled: conflict('Draft canceled', 'The draft is canceled: its chat can be read, not written.'),
  direct_closed: conflict('Nothing in common', 'You are no longer in a team or league together.'),
  report_answered: conflict(
    'Answered already',
    'Somebody has looked at this message meanwhile and kept it. Reload the page.',
  ),
  member_suspended: forbidden(
    'Suspended',
    'You are suspended from the team: you can read its chat, not write in it. Ask a captain.',
  ),
  not_team_manager: forbidden(
    'Not for everybody',
    'Only active captains and admins of the team, or commissioners of the draft, may do this. Ask one of them.',
  ),
  email_unconfirmed: forbidden(
    'E-mail not confirmed',
    'Confirm your e-mail address first: open the link we e-mailed you, then try again.',
  ),
  message_id_taken: conflict('Sent under another id', 'Another message has this id. Send yours again.'),
  month_closed: conflict(
    'Written too long ago',
    'This message has waited too long to be sent. Send it again as a new one.',
  ),
  message_unknown: unknown(
    'No such message',
    'This message does not exist in this channel. Reload the page.',
  ),
  attachment_unknown: invalid(
    'A file is missing',
    'A file of this message is not there anymore. Delete the message and send it again with its files.',
  ),
  message_gone: conflict('Message deleted', 'This message has been deleted or removed.'),
  mention_unknown: invalid(
    'Not in this chat',
    'You mention somebody who is not in this chat. Take the mention out and send it again.',
  ),
  too_many_mentions: invalid(
    'Too many mentions',
    ({ limit }) => `Mention at most ${String(limit)} people by name.`,
  ),
  wide_mentions_off: forbidden(
    'Captains and admins only',
    'In this team only captains and admins may mention the whole team or its captains.',
  ),
  wide_mention_just_made: tooMany(
    'Mentioned a moment ago',
    ({ minutes }) =>
      `The team or its captains have been mentioned here already. Try again in ${count(Number(minutes), 'minute')}, or leave the mention out.`,
  ),
  not_own_message: forbidden('Somebody else’s message', 'Only its author can change or delete a message.'),
  own_message: conflict(
    'Your own message',
    'Your own message is judged by others: you cannot report it, nor answer its reports. You can delete it.',
  ),
  edit_window_over: conflict(
    'Too late to change',
    ({ hours }) => `A message can be changed for ${String(hours)} hours. You can still delete it.`,
  ),
  too_many_reactions: conflict(
    'Too many reactions',
    ({ limit }) => `A message has at most ${String(limit)} different reactions. Choose one that is there.`,
  ),
  poll_end_refused: invalid(
    'The poll would be closed',
    ({ days }) =>
      `A poll closes after it is posted, and within ${String(days)} days. Delete this one and start it again.`,
  ),
  poll_voted: conflict(
    'Somebody has voted',
    'The question of a poll cannot be changed once somebody has voted. You can delete the poll.',
  ),
  poll_unknown: conflict('No poll', 'There is nothing to vote on in this message. Reload the page.'),
  poll_closed: conflict('Poll closed', 'This poll is closed: its result stands.'),
  option_unknown: invalid('No such option', 'The poll has no such option. Reload the page.'),
  one_option_only: invalid('One option only', 'Choose one option: this poll takes no more.'),
  not_own_poll: forbidden(
    'Somebody else’s poll',
    'Only the person who started a poll and the people who run the chat can close it.',
  ),
  member_unknown: unknown('Not in this chat', 'This person is not in this chat. Reload the page.'),
  hides_self: conflict('That is you', 'You cannot hide your own messages from yourself.'),
  too_many_hidden: conflict(
    'Too many hidden people',
    ({ limit }) => `You can hide at most ${String(limit)} people. Show somebody again first.`,
  ),
} satisfies ProblemTable<ChatErrorCode>;

mapProblems(ChatError, chatProblems);
