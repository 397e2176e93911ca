const two = (n: number): string => String(n).padStart(2, '0');

/** '1 d 3 h', '3 h 05 min', '4:09': as exact as it matters. @param seconds none below zero */
export const timeLeft = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${two(minutes % 60)} min`;
  return `${minutes}:${two(seconds % 60)}`;
};

const WARNED_AT = [1, 5, 10] as const;
/** What is read out of the time to pay: at ten, five and one minutes. '' before. @param seconds that are left */
export const holdWarning = (seconds: number): string => {
  const minutes = WARNED_AT.find((limit) => seconds <= limit * 60);
  if (minutes === undefined) return '';
  return `Less than ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left to pay for your place.`;
};
