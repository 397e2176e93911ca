/** '3', and '9+' above nine. */
export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));
