import { REPORTS_TO_HIDE, runsTeam } from '@fieldhouse/values';
import type { ChatMember } from './chat-member';
import type { Message } from './messages';

/**
 * Whether somebody may open a file of a message: who runs the team also while the message is hidden, who wrote it also once
 * they are not of the chat any more (`member` null).
 */
export const mayOpenFile = (
  { state, attachments, reporters, authorId }: Message,
  attachmentId: string,
  reader: { readonly accountId: string; readonly member: ChatMember | null },
): boolean => {
  if (state !== 'shown' || !attachments.includes(attachmentId)) return false;
  if (reader.member === null && reader.accountId !== authorId) return false;
  if (reader.member && runsTeam(reader.member)) return true;
  return reporters.length < REPORTS_TO_HIDE && !reporters.includes(reader.accountId);
};

/** Whether whoever runs the product may open a file of a message: while reports of it wait. */
export const mayJudgeFile = ({ state, attachments, reporters }: Message, attachmentId: string): boolean =>
  state === 'shown' && attachments.includes(attachmentId) && reporters.length > 0;
