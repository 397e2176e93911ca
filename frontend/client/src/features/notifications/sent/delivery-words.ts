import type { DeliveryState, DeliveryView } from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';
import { shortTime } from '../bell/notification-words';
import { CHANNEL_WORDS, KIND_WORDS } from '../settings/kind-words';

type NotSent = Exclude<DeliveryState, 'planned' | 'sent' | 'nowhere' | 'refused'>;
const NOT_SENT: Readonly<Record<NotSent, string>> = {
  seen: 'you had read it by then',
  over: 'it was over by then',
  off: 'you had turned it off',
  gone: 'it no longer concerned you',
  late: 'it was more than a day late',
};
const BY_CHANNEL = {
  nowhere: { email: 'your address was not confirmed', push: 'push was not on for any device' },
  refused: { email: 'your e-mail service did not take it', push: 'the device did not take it' },
} as const;
const WAITED = {
  quiet: 'waited for the end of your quiet hours',
  together: 'waited for you to read it first',
};
const WAITS = { quiet: 'after your quiet hours', together: 'unless you read it first' };

/** What it is about: 'Mentions · Night Hawks · Ben Ortiz'. */
export const subjectOf = ({ kind, teamName, name }: DeliveryView): string =>
  [KIND_WORDS[kind].name, teamName, name].filter(Boolean).join(' · ');

/** What became of it: 'E-mail sent Nov 23, 8:00 AM; waited for the end of your quiet hours'. */
export const outcomeOf = ({
  channel,
  state,
  held,
  dueAt,
  endedAt,
  together,
}: Pick<DeliveryView, 'channel' | 'state' | 'held' | 'dueAt' | 'endedAt' | 'together'>): string => {
  const way = CHANNEL_WORDS[channel].name;
  switch (state) {
    case 'planned':
      // The other side did not take it yet, and it is tried again.
      if (Date.parse(dueAt) < Date.now()) return `${way} on its way since ${shortTime(dueAt)}`;
      return `${way} goes out ${shortTime(dueAt)}${held ? `, ${WAITS[held]}` : ''}`;
    case 'sent': {
      const more = together > 1 ? `, with ${count(together - 1, 'other', 'others')}` : '';
      return `${way} sent ${shortTime(endedAt ?? dueAt)}${more}${held ? `; ${WAITED[held]}` : ''}`;
    }
    case 'nowhere':
    case 'refused':
      return `${way} not sent: ${BY_CHANNEL[state][channel]}`;
    default:
      return `${way} not sent: ${NOT_SENT[state]}`;
  }
};
