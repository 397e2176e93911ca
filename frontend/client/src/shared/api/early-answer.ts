declare global {
  interface Window {
    /** What the page asked for before the app's code had come (public/early-session.js). */
    earlyAnswer?: (url: string, authorization: string | null, along?: boolean) => Promise<Response | null>;
  }
}

/** As `fetch`, but takes over, once, what was asked for early with the same session. */
export const fetchOrTakeOver: typeof fetch = async (input, init) => {
  const early = input instanceof Request && input.method === 'GET' ? await earlyAnswer(input) : null;
  return early?.ok ? early : fetch(input, init);
};

/** As {@link fetchOrTakeOver}, of what the page takes over too. */
export const fetchOrReadAlong: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const early = await earlyAnswer(request, true);
  return early?.ok ? early : fetch(request);
};

const earlyAnswer = ({ url, headers }: Request, along = false): Promise<Response | null> | undefined => {
  const { pathname, search } = new URL(url);
  return window.earlyAnswer?.(`${pathname}${search}`, headers.get('authorization'), along);
};
