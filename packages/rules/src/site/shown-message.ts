const LONGEST = 300;

/** A server's message fit for a student's eyes, or null when the screen should use its own words. */
export function shownServerMessage(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text === '' || text.length >= LONGEST ? null : text;
}
