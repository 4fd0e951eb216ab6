/** Two choices that a reader cannot tell apart are the same. Capitals count: a quiz may well ask about them. */
export const choiceIdentity = (choice: string): string => choice.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
