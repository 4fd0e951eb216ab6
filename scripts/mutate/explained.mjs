/**
 * Changes that no test has to notice, because nobody could: by file, the line, what of it is changed and into what.
 * One that is noticed after all, or whose line is gone, fails `npm run mutate`.
 */
export const EXPLAINED = {
  'packages/rules/src/lessons/lesson-access.ts': [
    {
      at: "if (unit === undefined || lesson === undefined) return { kind: 'not-found' };",
      was: 'unit === undefined',
      becomes: 'false',
      why: 'without a unit there is no lesson either; the compiler wants to hear both',
    },
    {
      at: "if (unit === undefined || lesson === undefined) return { kind: 'not-found' };",
      was: 'lesson === undefined',
      becomes: 'false',
      why: 'a unit is found by having the lesson',
    },
    {
      at: "if (unit === undefined || lesson === undefined) return { kind: 'not-found' };",
      was: 'unit === undefined || lesson === undefined',
      becomes: 'unit === undefined && lesson === undefined',
      why: 'both are there or neither is',
    },
  ],
  'packages/rules/src/units/more-generous-window.ts': [
    {
      at: 'return compareWindows(a, b) >= 0 ? a : b;',
      was: 'compareWindows(a, b) >= 0',
      becomes: 'compareWindows(a, b) > 0',
      why: 'two windows that compare as the same are the same',
    },
  ],
  'packages/rules/src/units/unit-window.ts': [
    {
      at: "return unitWindow({ policy: 'weekly', index: 0, enrolledAt, openToAll, extendedUntil }, now);",
      was: "'weekly'",
      becomes: '""',
      why: 'the first unit opens at once by both readings',
    },
  ],
  'apps/server/src/features/auth/session-token.ts': [
    {
      at: "const match = TOKEN.exec(text ?? '');",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'any text that is no token stands for none',
    },
  ],
  'apps/server/src/features/media/read-range.ts': [
    {
      at: "const [, first = '', last = ''] = /^bytes=(\\d{0,15})-(\\d{0,15})$/.exec(range ?? '') ?? [];",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'any text that is no range stands for none',
    },
  ],
};
