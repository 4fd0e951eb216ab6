import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest passwords of public leaks, most used first; the first three thousand stop nearly all spraying. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']?.slice(0, 3000));
