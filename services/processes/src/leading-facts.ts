import type { TeamEvent } from '@fieldhouse/events/teams';
import { leads } from '@fieldhouse/values';

const LEADING = [
  ...(['MemberJoined', 'MemberClaimed', 'MemberLeft'] as const),
  ...(['MemberRestored', 'MemberRoleChanged', 'MemberStatusChanged'] as const),
];
type LeadingFact = Extract<TeamEvent, { readonly type: (typeof LEADING)[number] }>;

/** A fact by which somebody may begin or end to lead a team. */
export const isLeadingFact = <Event extends { readonly type: string }>(
  event: Event,
): event is Event & LeadingFact => LEADING.some((type) => type === event.type);

/** The members who lead a team or have led it, after one more fact. */
export const everLeading = (memberIds: readonly string[], { type, data }: LeadingFact): readonly string[] => {
  const begins =
    (type === 'MemberJoined' && leads(data.role)) || (type === 'MemberRoleChanged' && leads(data.to));
  return begins ? [...new Set([...memberIds, data.memberId])] : memberIds;
};
