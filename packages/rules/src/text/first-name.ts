/** First parts of names that say nothing without the word that follows. */
const JOINED = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام', 'abd', 'abdel', 'abo', 'abu', 'el', 'al']);

/** How many words of a name are its first name: عبد الرحمن has two. */
export function firstNameLength(words: readonly string[]): number {
  return JOINED.has((words[0] ?? '').toLowerCase()) && words.length > 1 ? 2 : 1;
}

/** The name to greet somebody by. */
export function firstName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  return words.slice(0, firstNameLength(words)).join(' ');
}
