/** A film's length as it is written down: the player counts whole seconds, and two lengths of one film are one too many. */
export function filmSeconds(length: number): number {
  return Math.max(1, Math.floor(length));
}

/** A player's time in Latin digits: 4:05, 1:02:09. */
export function playerTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours === 0 ? `${minutes}:${pad(whole % 60)}` : `${hours}:${pad(minutes)}:${pad(whole % 60)}`;
}
