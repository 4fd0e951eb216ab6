/** First parts of names that say nothing without the word that follows. */
const JOINED = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام', 'abd', 'abdel', 'abo', 'abu', 'el', 'al']);

/** A minor's name as strangers may see it: the first name and one letter of the next. */
export function publicName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const firstLength = JOINED.has((words[0] ?? '').toLowerCase()) && words.length > 1 ? 2 : 1;
  const first = words.slice(0, firstLength).join(' ');
  const initial = [...(words[firstLength] ?? '').replace(/^ال(?=..)/u, '')][0];
  return initial === undefined ? first : `${first} ${initial}.`;
}
