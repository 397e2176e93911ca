import { newPollDraft, pollDraft, pollOf, type PollDraft } from './poll-draft';

const NOW = Date.parse('2026-11-23T18:00:00.000Z');
const draft = (more: Partial<PollDraft> = {}): PollDraft => ({
  ...newPollDraft(),
  question: 'Which night?',
  options: ['Tue', ' ', 'Thu '].map((text, n) => ({
    optionId: `6f1c6f0e-6f63-4a39-9a3c-0f3f2d2a000${n}`,
    text,
  })),
  ...more,
});
const faultsIn = (more: Partial<PollDraft>) =>
  pollDraft.safeParse(draft(more)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a poll that is written', () => {
  it('has the options in which something stands', () => {
    expect(faultsIn({})).toEqual([]);
    expect(pollOf(draft(), NOW).options.map(({ text }) => text)).toEqual(['Tue', 'Thu']);
  });

  it.each([
    ['never', null],
    ['hour', '2026-11-23T19:00:00.000Z'],
    ['day', '2026-11-24T18:00:00.000Z'],
    ['week', '2026-11-30T18:00:00.000Z'],
    ['own', '2026-12-01T00:00:00.000Z'],
  ] as const)('that closes %s does so at %s', (closes, closesAt) => {
    expect(pollOf(draft({ closes, closesAt: '2026-12-01T00:00:00.000Z' }), NOW).closesAt).toBe(closesAt);
  });

  it('has a fault where it stands, also behind an empty option', () => {
    const [tue, empty, thu] = draft().options as [
      PollDraft['options'][0],
      PollDraft['options'][0],
      PollDraft['options'][0],
    ];
    expect(faultsIn({ question: ' ' })).toEqual([['question', 'Ask a question']]);
    expect(faultsIn({ options: [tue, empty] })).toEqual([['options.1.text', 'Give at least 2 options']]);
    expect(faultsIn({ options: [tue, empty, { ...thu, text: 'TUE' }] })).toEqual([
      ['options.2.text', 'This option is there already'],
    ]);
  });

  it('closes at a time that comes, within 90 days', () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect(faultsIn({ closes: 'own' })).toEqual([['closesAt', 'Choose a date and time']]);
    expect(faultsIn({ closes: 'own', closesAt: at(-1) })).toEqual([
      ['closesAt', 'Choose a time that is still to come'],
    ]);
    expect(faultsIn({ closes: 'own', closesAt: at(91) })).toEqual([
      ['closesAt', 'Choose a time within 90 days'],
    ]);
    expect(faultsIn({ closes: 'own', closesAt: at(89) })).toEqual([]);
    expect(faultsIn({ closes: 'never', closesAt: at(-1) })).toEqual([]);
  });
});
