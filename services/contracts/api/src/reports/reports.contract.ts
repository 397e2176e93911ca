import type { Attachment, ChatChannel, ChatKind } from '@fieldhouse/values';
import { z } from 'zod';
import type { FilePass } from '../chat';
import type { CommandBodies } from '../shared/command-table';
import { atLeast, reasonText } from '../shared/shared.contract';
import type { reportCommands } from './commands';

/** What the commands of {@link reportCommands} say. */
export const reportBodies = {
  RemoveReported: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof reportCommands>;

/** GET /api/admin/reports */
export const siteReportsQuery = z.object({ atLeast });
/** A reported message of any chat, for who runs the product: nothing of what was said around it. */
export type SiteReportView = {
  readonly chatId: string;
  readonly kind: ChatKind;
  /** Of the team or the league; null: two people's. */
  readonly chatName: string | null;
  readonly channel: ChatChannel;
  readonly messageId: string;
  readonly author: { readonly accountId: string; readonly name: string };
  /** When it was written, ISO-8601 UTC. */
  readonly at: string;
  /** With the names of whom it mentions; null: its author has left the product. */
  readonly text: string | null;
  readonly attachments: readonly Attachment[];
  /** The options of its poll. */
  readonly options: readonly string[];
  /** Opens its files. */
  readonly filePass: FilePass;
  /** Since when its first report waits, ISO-8601 UTC. */
  readonly reportedAt: string;
  /** Whether so many have reported it that its chat does not show it. */
  readonly hidden: boolean;
  readonly reasons: readonly {
    readonly accountId: string;
    readonly name: string;
    readonly reason: string | null;
  }[];
  /** Who runs the chat and may answer too, by name: its author may not. */
  readonly judges: readonly string[];
};
/** GET /api/admin/reports: what has waited longest first, 50 at most; `waiting`: how many there are. */
export type SiteReportsView = { readonly reports: readonly SiteReportView[]; readonly waiting: number };

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** How many reported messages wait, for site admins. */
    readonly 'chat-reports': number;
  }
}
