import { Secrets } from '@fieldhouse/kernel/runtime';
import { CONFIG, type Config, type MailingList } from '@fieldhouse/platform';
import type { NoticeKind } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { unsubscribeToken } from './unsubscribe-token';

/** What mails of a kind tell of, as it goes on after 'you are told of'. */
const TOLD_OF: Readonly<Record<NoticeKind, string>> = {
  mention: 'mentions',
  direct: 'messages to you alone',
  chat: 'what is said in your teams',
  invitation: 'invitations to teams',
  joinRequest: 'requests to join your teams',
  noAnswer: 'invitations that nobody answers',
  joined: 'your places on teams',
  requestDeclined: 'requests of yours to join teams',
  teamCaptain: 'teams that become yours to lead',
  draft: 'drafts of your leagues',
  draftTurn: 'your turns in drafts',
  draftReminder: 'drafts that start soon',
  placeOffer: 'places that are offered to you',
  registration: 'your registrations with leagues',
  registrationReceipt: 'what you do with your registrations',
  broadcast: 'messages from your leagues',
  suspended: 'suspensions from your leagues',
  suspensionLifted: 'suspensions that are lifted',
  scheduleAnswer: 'answers to what your teams ask of schedules',
  leagueOwner: 'leagues that become yours',
  payment: 'what you owe, what you have paid and your credit',
};

/** What goes with mails of a kind: why they come and how they end. */
@Injectable()
export class MailingLists {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of(kind: NoticeKind, accountId: string): MailingList {
    const token = unsubscribeToken(this.secrets.keysOf('unsubscribe')[0], { kind, accountId });
    return {
      id: kind,
      because: `You get this because you are told of ${TOLD_OF[kind]} by e-mail.`,
      oneClickUrl: `${this.config.PUBLIC_URL}/api/unsubscribe/${token}`,
      pageUrl: `${this.config.PUBLIC_URL}/unsubscribe?token=${token}`,
    };
  }
}
