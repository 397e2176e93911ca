import { randomUUID } from 'node:crypto';
import { legalOrder, seedLiveDraft } from './drafts.mjs';
import { openConnection } from './http-connection.mjs';
import { twelvePickers } from './room-screens.mjs';
import { settled } from './settled.mjs';
import { accessToken } from './tokens.mjs';

export const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** The seat of who looks on: waiting, on deck and on the clock all happen to them. */
const SEAT = 4;

/**
 * A captain's open page of a running draft, 12 × 15.
 * @returns the `page`, its `context` and `leagueId`; `pick(n)` makes the nth pick as whoever's it is,
 *   `at(n)` waits until the page shows that it is on; `close()`
 */
export const openRoom = async (system, client, browser, viewport) => {
  const context = await browser.newContext({ viewport });
  const { user } = await signUp(context, system);
  const pickers = twelvePickers();
  pickers[SEAT] = user.id;
  const draft = await seedLiveDraft(system, client, {
    commissionerId: randomUUID(),
    pickers,
    players: 240,
    pickSeconds: 90,
  });
  await settled(system, client);
  const page = await context.newPage();
  await page.goto(`${system.address}/complex/leagues/${draft.leagueId}/draft/room`);
  await page.getByRole('img', { name: /^In step/ }).waitFor();

  const connection = await openConnection(system.port);
  const order = legalOrder(draft);
  const pick = async (pickNo) => {
    const seat = Number(draft.board[pickNo - 1].split('-')[1]) - 1;
    const { status, body } = await connection.post(
      `/api/leagues/${draft.leagueId}/draft/picks`,
      accessToken(system.secret, pickers[seat]),
      { pickNo, playerId: order[pickNo - 1] },
    );
    if (status !== 200) throw new Error(`pick ${pickNo} answered ${status}: ${body}`);
  };
  const at = (pickNo) =>
    page
      .getByText(new RegExp(`· Pick ${pickNo}\\b`))
      .first()
      .waitFor();
  const close = async () => {
    connection.close();
    await context.close();
  };
  return { context, page, leagueId: draft.leagueId, pick, at, close };
};

/** A new account, signed in in this context. */
export const signUp = async (context, { address }) => {
  const answer = await context.request.post(`${address}/api/auth/signup`, {
    data: {
      email: `${randomUUID()}@example.org`,
      password: 'correct horse',
      firstName: 'Ana',
      lastName: 'Diaz',
    },
  });
  return answer.json();
};
