const two = (n: number): string => String(n).padStart(2, '0');

/** '1 d 3 h', '3 h 05 min', '4:09': as exact as it matters. @param seconds none below zero */
export const timeLeft = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${two(minutes % 60)} min`;
  return `${minutes}:${two(seconds % 60)}`;
};
