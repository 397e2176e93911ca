import { randomUUID } from 'node:crypto';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { clientParts } from '../harness/client-parts.mjs';
import { openCutProxy } from '../harness/cut-proxy.mjs';
import { settled } from '../harness/settled.mjs';
import { random, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const SOCKETS = 1_000;
const FLAPPING = 200;
const OF_ONE_ACCOUNT = 5;
const BACK_WITHIN_MS = 12_000;
/** Each of those that flap loses its connection every five seconds or so. */
const CUT_EVERY_MS = 25;
const FLAPS_FOR_MS = 15_000;
const SAY_EVERY_MS = 200;
const AT_ONCE = 20;
/** When somebody presses Retry. */
const AGAIN_AFTER_MS = 2_000;
/** What the client asks for when it opens a channel. */
const PAGE = 50;

/** F25: phones that lose their connection again and again, and all of them the API at once, in a chat that goes on. */
export const f25 = {
  id: 'F25',
  what: `chat on ${SOCKETS} screens, ${FLAPPING} of them flapping, the API killed`,
  defaultRounds: 1,
  system: { separate: true },
  run: async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const parts = await clientParts(
      'shared/live/live-socket',
      'features/chat/live/channel-store',
      'features/chat/live/chat-room',
    );
    const accounts = Array.from({ length: SOCKETS / OF_ONE_ACCOUNT }, () => randomUUID());
    const chatId = await seedTeam(system, client, accounts);
    await settled(system, client);
    const proxy = await openCutProxy(system.port);
    const talk = talkIn(system, chatId, accounts[0]);
    await until('something was said', () => talk.said.length > 0);
    const screens = [];
    const open = (i) => {
      const address = i < FLAPPING ? `http://127.0.0.1:${proxy.port}` : system.address;
      const screen = openScreen(parts, system, { address, chatId, accountId: accounts[i % accounts.length] });
      screens.push(screen);
      return until('a screen shows the chat', () => screen.isOpen());
    };
    const outcome = { failed: 0, lost: 0, doubled: 0 };
    const waits = [];
    try {
      // People open it one after the other; what comes all at once is what a restart brings.
      for (let i = 0; i < SOCKETS; i += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => open(i + n)));
      await allShow(screens, talk.next());
      for (let round = 0; round < rounds; round += 1) {
        await flap(proxy, next);
        const from = performance.now();
        system.kill('api');
        await system.ready();
        const [mark, backs] = [talk.next(), new Map()];
        await until('every screen is back', async () => {
          for (const screen of screens)
            if (!backs.has(screen) && screen.shows(await mark)) backs.set(screen, performance.now() - from);
          return backs.size === screens.length;
        });
        const late = [...backs.values()].filter((ms) => ms > BACK_WITHIN_MS).length;
        outcome.failed += late;
        waits.push(Math.max(...backs.values()));
      }
      await talk.end();
      await allShow(screens, Promise.resolve(talk.said.at(-1)));
      const truth = await pageOf(system, chatId, accounts[0], '?limit=100');
      for (const screen of screens) {
        const { lost, doubled } = screen.against(
          truth.items.flatMap(({ kind, id }) => (kind === 'message' ? [id] : [])),
        );
        outcome.lost += lost;
        outcome.doubled += doubled;
      }
    } finally {
      for (const screen of screens) screen.close();
      await proxy.close();
      await talk.end();
    }
    const worst = waits.map((ms) => `${Math.round(ms)} ms`).join(', ');
    return { ...outcome, detail: `last screen back after ${worst}; ${talk.said.length} messages` };
  },
};

const flap = async (proxy, next) => {
  const end = Date.now() + FLAPS_FOR_MS;
  while (Date.now() < end) {
    proxy.cutOne(next());
    await new Promise((resolve) => setTimeout(resolve, CUT_EVERY_MS));
  }
};

const allShow = async (screens, mark) => {
  const id = await mark;
  await until('every screen shows the newest message', () => screens.every((screen) => screen.shows(id)));
};

/** Somebody who goes on talking, each message under its own id until it is answered. */
const talkIn = (system, chatId, accountId) => {
  const [said, waiting] = [[], []];
  let isOver = false;
  const talking = (async () => {
    while (!isOver) {
      const messageId = newMessageId();
      await until('a message is answered', () => say(system, chatId, accountId, messageId));
      said.push(messageId);
      for (const tell of waiting.splice(0)) tell(messageId);
      await new Promise((resolve) => setTimeout(resolve, SAY_EVERY_MS));
    }
  })();
  // Whoever waits for a message learns of it.
  talking.catch(() => undefined);
  return {
    said,
    /** @returns the next message that is answered */
    next: () => Promise.race([new Promise((resolve) => waiting.push(resolve)), talking]),
    end: () => {
      isOver = true;
      return talking;
    },
  };
};

const say = async (system, chatId, accountId, messageId) => {
  const answer = await fetch(`${system.address}/api/chats/${chatId}/team/messages/${messageId}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken(system.secret, accountId)}`,
    },
    body: JSON.stringify({ text: 'Who brings the bats?', replyTo: null }),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok === true;
};

const pageOf = async (system, chatId, accountId, query) => {
  const headers = { authorization: `Bearer ${accessToken(system.secret, accountId)}` };
  const answer = await fetch(`${system.address}/api/chats/${chatId}/team/messages${query}`, { headers });
  if (!answer.ok) throw new Error(`the chat answered ${answer.status}`);
  return answer.json();
};

/** A browser that has the chat open, by the client's own code. */
const openScreen = ([live, store, chat], system, { address, chatId, accountId }) => {
  const socket = live.createLiveSocket(address);
  const stores = {
    team: store.createChannelStore(async () => {
      const page = await pageOf(system, chatId, accountId, `?limit=${PAGE}`).catch((error) => {
        throw { code: 'offline', title: error.message, correlationId: null, status: 0 };
      });
      room.join(page.position);
      return page;
    }),
  };
  const open = async () => {
    while (!(await stores.team.open({})) && !isClosed)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  };
  let isClosed = false;
  const room = chat.createChatRoom({
    ...{ chatId, socket, stores, onItems: () => undefined, onGap: () => void open() },
  });
  socket.connect(() => ({ token: accessToken(system.secret, accountId) }));
  const leave = room.start();
  void open();
  const shown = () => stores.team.get().items.flatMap(({ kind, id }) => (kind === 'message' ? [id] : []));
  return {
    isOpen: () => stores.team.get().opened > 0,
    shows: (id) => shown().includes(id),
    /** What is missing or twice of the newest messages, as far back as it shows or the page goes. */
    against: (truth) => {
      const ids = shown();
      const from = truth.indexOf(ids.find((id) => truth.includes(id)));
      const due = truth.slice(Math.min(Math.max(from, 0), Math.max(0, truth.length - PAGE)));
      const isInOrder = ids.slice(-due.length).join() === due.join();
      return {
        lost: due.filter((id) => !ids.includes(id)).length + (isInOrder ? 0 : 1),
        doubled: ids.length - new Set(ids).size,
      };
    },
    close: () => {
      isClosed = true;
      leave();
      socket.disconnect();
    },
  };
};
