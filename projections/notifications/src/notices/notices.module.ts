import { NOTICES } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Global, Module } from '@nestjs/common';
import { ToldDrafts } from '../drafts/told-drafts';
import { Circles } from '../circles';
import { Hearings } from '../hearings';
import { Listeners } from '../listeners';
import { Matters } from '../matters';
import { ToldInvoices } from '../payments/told-invoices';
import { ToldWallets } from '../payments/told-wallets';
import { ToldRegistrations } from '../registrations/told-registrations';
import { NoticeContents } from './notice-contents';
import { NoticeFacts } from './notice-facts';
import { NoticesReader } from './notices.reader';

/** Who is told of what, for the worker, which tells them: binds NOTICES. */
@Global()
@Module({
  imports: [PeopleModule, TeamMembersModule],
  providers: [
    Hearings,
    Listeners,
    ToldDrafts,
    ToldRegistrations,
    ToldInvoices,
    ToldWallets,
    Matters,
    Circles,
    NoticeFacts,
    NoticeContents,
    { provide: NOTICES, useClass: NoticesReader },
  ],
  exports: [NOTICES],
})
export class NoticesModule {}
