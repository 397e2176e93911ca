import type {
  AccountDirectory,
  Config,
  DraftMails,
  Mail,
  Mailer,
  MailText,
  NoticeContent,
  Notices,
} from '@fieldhouse/platform';
import type { Batch, BatchOutcome } from './batch';
import { MailSender } from './mail-sender';
import type { MailingLists } from './mailing-lists';

const at = '2026-11-24T20:00:00.000Z';
const event = { id: 'draft-d1@fieldhouse', sequence: 7 } as NonNullable<Mail['event']>;
const text = (subject: string, more: Partial<MailText> = {}): MailText => ({
  subject,
  paragraphs: [],
  ...more,
});
const news = (one: 'published' | 'time_changed'): NoticeContent => ({
  ...{ kind: 'draft', teamId: null, teamName: 'Tuesday League', by: null, message: null, text: null },
  ...{ registration: null, broadcast: null, payment: null, people: [] },
  draft: {
    ...{ news: one, leagueId: 'l1', leagueName: 'Tuesday League', teamName: null, slots: [] },
    ...{ startsAt: at, deadlineAt: null, zone: 'UTC' },
  },
});
const waiting = (n: number): Batch['deliveries'][number] => ({
  ...{ accountId: 'ana', deliveryId: `email:draft:e${n}`, channel: 'email', kind: 'draft', teamId: null },
  ...{ by: null, message: null, plannedAt: at, dueAt: at, held: null },
  cause: { eventId: `e${n}`, type: 'DraftPublished', at, stream: 'draft-d1', revision: n },
});

/** A mailer that has sent before, is not let, or finds nothing to send. */
const endedAs = async (
  ended: Awaited<ReturnType<Mailer['send']>>,
  composes: boolean,
  address: string | null,
  answers: Awaited<ReturnType<Notices['contentFor']>>,
): Promise<BatchOutcome> => {
  const send: Mailer['send'] = async (_, __, compose) => {
    if (composes) await compose();
    return ended;
  };
  const sender = new MailSender(
    { send, endOf: () => Promise.resolve(null) },
    { confirmedAddressOf: () => Promise.resolve(address) } as unknown as AccountDirectory,
    { contentFor: () => Promise.resolve(answers) } as unknown as Notices,
    { textFor: () => Promise.resolve(text('News')) },
    { of: () => undefined } as unknown as MailingLists,
    { PUBLIC_URL: 'https://fieldhouse.example' } as Config,
  );
  return sender.send({ key: 'k1', accountId: 'ana', deliveries: [waiting(0), waiting(1)] });
};

/** The mail that leaves for as many deliveries as there are contents, and what becomes of them. */
const sentFor = async (
  contents: readonly NoticeContent[],
  textFor: DraftMails['textFor'],
): Promise<{ readonly mail: Mail | null; readonly outcome: BatchOutcome }> => {
  let mail: Mail | null = null;
  const send: Mailer['send'] = async (_, __, compose) => {
    mail = await compose();
    return mail ? 'sent' : 'nothing';
  };
  const sender = new MailSender(
    { send, endOf: () => Promise.resolve(null) },
    { confirmedAddressOf: () => Promise.resolve('ana@example.org') } as unknown as AccountDirectory,
    { contentFor: () => Promise.resolve(contents) } as unknown as Notices,
    { textFor },
    { of: () => undefined } as unknown as MailingLists,
    { PUBLIC_URL: 'https://fieldhouse.example' } as Config,
  );
  const [first = waiting(0), ...more] = contents.map((_, n) => waiting(n));
  const outcome = await sender.send({ key: 'k1', accountId: 'ana', deliveries: [first, ...more] });
  return { mail, outcome };
};
const mailFor = async (...args: Parameters<typeof sentFor>): Promise<Mail | null> =>
  (await sentFor(...args)).mail;

describe('a mail of a draft', () => {
  it('says what the drafts have to say of the fact', async () => {
    const asked: number[] = [];
    const mail = await mailFor([news('published')], (_, { revision }) => {
      asked.push(revision);
      return Promise.resolve(text('Rosters published: Tuesday League'));
    });
    expect(mail).toMatchObject({ to: 'ana@example.org', subject: 'Rosters published: Tuesday League' });
    expect(asked).toEqual([0]);
  });

  it('is none where it is over for them, whatever the read models say', async () => {
    expect(await sentFor([news('time_changed')], () => Promise.resolve(null))).toEqual({
      mail: null,
      outcome: { sent: [], skipped: [{ deliveryId: 'email:draft:e0', why: 'over' }] },
    });
  });

  it('is of the rest where one of several is over', async () => {
    const { mail, outcome } = await sentFor([news('time_changed'), news('published')], (_, { revision }) =>
      Promise.resolve(revision === 0 ? null : text('Rosters published')),
    );
    expect(mail).toMatchObject({ subject: 'Rosters published' });
    expect(outcome).toEqual({
      sent: ['email:draft:e1'],
      skipped: [{ deliveryId: 'email:draft:e0', why: 'over' }],
    });
  });

  it('is one for all that waited together, with the last entry for a calendar', async () => {
    const mail = await mailFor([news('time_changed'), news('published')], (_, { revision }) =>
      Promise.resolve(text('One', revision === 0 ? { event } : {})),
    );
    expect(mail).toMatchObject({ subject: '2 updates on drafts', event });
    expect(mail?.paragraphs).toHaveLength(2);
  });

  it('says what is to be kept, also where it tells of several things', async () => {
    const textFor: DraftMails['textFor'] = (_, { revision }) =>
      Promise.resolve({ ...text('One', { paragraphs: ['Hi'] }), keep: [`Code ${revision}`] });
    expect((await mailFor([news('published')], textFor))?.paragraphs).toEqual(['Hi', 'Code 0']);
    const several = await mailFor([news('time_changed'), news('published')], textFor);
    expect(several?.paragraphs.slice(2)).toEqual(['Code 0', 'Code 1']);
    expect(several).not.toHaveProperty('keep');
  });
});

describe('what becomes of what a mail was to tell', () => {
  const [one, two] = [waiting(0).deliveryId, waiting(1).deliveryId];
  const seen = { deliveryId: one, why: 'seen' } as const;

  it('is sent as it was looked up, or all of it where the mail had left before', async () => {
    expect(await endedAs('sent', true, 'ana@example.org', ['seen', news('published')])).toEqual({
      sent: [two],
      skipped: [seen],
    });
    expect(await endedAs('sent', false, 'ana@example.org', ['seen', news('published')])).toEqual({
      sent: [one, two],
      skipped: [],
    });
  });

  it('is refused, all of it, with the mail', async () => {
    expect(await endedAs('refused', true, 'ana@example.org', ['seen', news('published')])).toEqual({
      sent: [],
      skipped: [one, two].map((deliveryId) => ({ deliveryId, why: 'refused' })),
    });
  });

  it('has nowhere to go without an address, but for what is over anyway', async () => {
    expect(await endedAs('nothing', true, null, ['seen', news('published')])).toEqual({
      sent: [],
      skipped: [seen, { deliveryId: two, why: 'nowhere' }],
    });
  });
});
