import { DomainError } from '@fieldhouse/kernel';
import type { WriteRefusal } from '@fieldhouse/values';

/** Why a chat refuses. */
export type ChatErrorCode =
  | WriteRefusal
  | 'message_id_taken'
  | 'month_closed'
  | 'message_unknown'
  | 'message_gone'
  | 'report_answered'
  | 'attachment_unknown'
  | 'mention_unknown'
  | 'too_many_mentions'
  | 'wide_mentions_off'
  | 'wide_mention_just_made'
  | 'not_own_message'
  | 'own_message'
  | 'edit_window_over'
  | 'too_many_reactions'
  | 'poll_end_refused'
  | 'poll_voted'
  | 'poll_unknown'
  | 'poll_closed'
  | 'option_unknown'
  | 'one_option_only'
  | 'not_own_poll'
  | 'member_unknown'
  | 'hides_self'
  | 'too_many_hidden';
export class ChatError extends DomainError<ChatErrorCode> {}
