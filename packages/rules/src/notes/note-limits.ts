/** How large a note may be, and how many a student may have: all of them fit a phone, which searches them. */
export const NOTE_LIMITS = { textLength: 500, notes: 500, secondAtMost: 86_400 } as const;
