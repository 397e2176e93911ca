/** Questions that are really asked, with answers that are true today. */
export const QUESTIONS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What does Fieldhouse cost?',
    answer:
      'Signing up is free for players, captains and league administrators. For sports complex owners the open beta is free while it lasts; its spots are limited.',
  },
  {
    question: 'Do my players need an account for the draft?',
    answer:
      'No. A league imports its players from a spreadsheet. Only those who pick, and players who want to see their own card, sign up.',
  },
  {
    question: 'What happens when a captain loses the connection during the draft?',
    answer:
      'The draft continues. When the clock runs out the next player of the captain’s own queue is picked, and the captain finds everything in place on returning.',
  },
  {
    question: 'How can we trust the draft order?',
    answer:
      'Before anybody knows the order, the system publishes a fingerprint of its secret. Each team may add a word of its own. Afterwards the secret is shown, and any browser can compute the order again.',
  },
  {
    question: 'Can I have my data deleted?',
    answer:
      'Yes. Your personal details are encrypted with a key that is yours alone, and we destroy that key. Backups made earlier keep a copy until they are deleted.',
  },
];
