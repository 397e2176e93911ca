/** How a test's draft is set: without limits, and nobody's turn ends while the test looks at it. */
export const draftSettings = (rounds: number) => ({
  format: 'snake',
  rounds,
  clock: { pickSeconds: 3_600, rounds: [], soft: false, quietHours: null, zone: 'UTC' },
  limits: { positions: [], genders: [] },
  captains: 'off',
  groupsTogether: false,
  gameNights: [],
  nightRule: 'off',
  leftovers: 'stay',
  startMode: 'manual',
  startsAt: null as string | null,
  spectatorsSeeRatings: false,
});
