import { hasCode } from './code-text.ts';

/** What stops a code from being sent: an empty field is said first, then the missing login. */
export function codeEntryFault(text: string, signedIn: boolean): 'code-missing' | 'not-signed-in' | null {
  if (!hasCode(text)) return 'code-missing';
  return signedIn ? null : 'not-signed-in';
}
