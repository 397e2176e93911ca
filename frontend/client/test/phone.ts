/** Makes the window so wide, for whatever asks how wide it is at most. */
export const pretendWidth = (pixels: number): void => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string): Partial<MediaQueryList> => ({
      matches: pixels <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
};

/** Makes the window as narrow as a phone, or wide again. */
export const pretendPhone = (phone: boolean): void => pretendWidth(phone ? 390 : Infinity);
