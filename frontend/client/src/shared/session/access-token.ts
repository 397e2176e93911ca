/** The access token lives here only: never in storage, never in the store that tools can read. */
let token: string | null = null;

export const accessToken = (): string | null => token;
export const keepAccessToken = (value: string | null): void => {
  token = value;
};
