const COUNTED = 100;

/** '3'; '99+' where no more is counted. */
export const unreadWords = (unread: number): string => (unread >= COUNTED ? `${COUNTED - 1}+` : `${unread}`);
