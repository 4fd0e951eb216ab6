import { firstNameLength } from '../text/first-name.ts';

/** A minor's name as strangers may see it: the first name and one letter of the next. */
export function publicName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const firstLength = firstNameLength(words);
  const first = words.slice(0, firstLength).join(' ');
  const initial = [...(words[firstLength] ?? '').replace(/^ال(?=..)/u, '')][0];
  return initial === undefined ? first : `${first} ${initial}.`;
}
