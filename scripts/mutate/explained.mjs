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
  'packages/rules/src/quizzes/choice-order.ts': [
    {
      at: 'for (let last = count - 1; last > 0; last -= 1) {',
      was: 'last > 0',
      becomes: 'last >= 0',
      why: 'the last one left changes places with itself',
    },
  ],
  'packages/rules/src/quizzes/shown-percent.ts': [
    {
      at: 'const crossed = STEPS.some((step) => percent < step && rounded >= step);',
      was: 'percent < step',
      becomes: 'percent <= step',
      why: 'a score on the edge itself is a whole number, however it is rounded',
    },
  ],
  'packages/rules/src/quizzes/kinds/choosing.ts': [
    {
      at: "order.map((place) => ({ text: choices[place] ?? '', isCorrect: null })),",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'an order has places of choices alone; the compiler does not know',
    },
    {
      at: "order.map((place) => ({ text: part.choices[place] ?? '', isCorrect: sketch(part).right.includes(place) })),",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'an order has places of choices alone; the compiler does not know',
    },
  ],
  'packages/rules/src/quizzes/kinds/question-kinds.ts': [
    {
      at: "const kind = QUESTION_KIND_NAMES.find((name) => QUESTION_KINDS[name].fits(sketch)) ?? 'single-choice';",
      was: "'single-choice'",
      becomes: '""',
      why: 'one of the kinds fits every sketch; the compiler does not know',
    },
  ],
  'packages/rules/src/quizzes/kinds/single-choice.ts': [
    {
      at: "readPlaces: (sent) => (typeof sent === 'number' ? [sent] : null),",
      was: "typeof sent === 'number'",
      becomes: 'true',
      why: 'what is no whole number is no place of a choice either',
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
    {
      at: "const [, first = '', last = ''] = /^bytes=(\\d{0,15})-(\\d{0,15})$/.exec(range ?? '') ?? [];",
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'what stands before the two numbers is not read',
    },
  ],
  'apps/server/src/features/media/signed-link.ts': [
    {
      at: 'return [...(deviceCookieHash ? [cookieHolder(deviceCookieHash)] : []), addressHolder(addressHash)];',
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'no link was ever signed for such a holder',
    },
  ],
  'packages/rules/src/courses/own-media-path.ts': [
    {
      at: "/^[\\w-]{10,64}$/.test(id ?? '')",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'any text that is no id stands for none',
    },
  ],
  'packages/rules/src/work/work-asked.ts': [
    {
      at: 'const grown = times <= CROWD ? Math.sqrt(times) : (Math.sqrt(CROWD) * times) / CROWD;',
      was: 'times <= CROWD',
      becomes: 'times < CROWD',
      why: 'where they meet, both sides give the same',
    },
  ],
  'packages/rules/src/work/sha256-start.ts': [
    {
      at: 'for (let at = 16; at < 64; at += 1) {',
      was: 'at < 64',
      becomes: 'at <= 64',
      why: 'a list of 64 words has no place for another one',
    },
    {
      at: 'for (let number = 2; primes.length < count; number += 1) {',
      was: 'primes.length < count',
      becomes: 'primes.length <= count',
      why: 'one prime more than there are rounds is never asked for',
    },
  ],
  'packages/rules/src/work/solve-work.ts': [
    {
      at: "const [expires = '', most = '', salt = '', wanted = ''] = challenge.split('.');",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'a challenge of fewer parts does not say up to where to try, and nothing is tried',
    },
    {
      at: 'salt: (salt.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0),',
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'no salt and a salt of zeros are the same block',
    },
  ],
  'apps/server/src/platform/limits/address-key.ts': [
    {
      at: "const plain = address.split('%')[0] ?? '';",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'a text that is split has a first part; the compiler does not know',
    },
    {
      at: "const [head = '', tail] = plain.toLowerCase().split('::');",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'a text that is split has a first part; the compiler does not know',
    },
    {
      at: "return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));",
      was: "'0'",
      becomes: '""',
      why: 'numbers with dots are the last two groups, and the first four are taken',
    },
  ],
  'apps/server/src/platform/limits/count-tries.ts': [
    {
      at: 'if (full.length === 0) return;',
      was: 'full.length === 0',
      becomes: 'false',
      why: 'of no full bucket the most that is asked is less than nothing, and any work is enough',
    },
  ],
  'apps/server/src/platform/limits/work-done.ts': [
    {
      at: "const [, expires = '', most = '', salt = '', number = ''] = PROOF.exec(proof) ?? [];",
      was: "''",
      becomes: '"Stryker was here!"',
      why: 'what is no proof has no end within the next minutes, whatever stands for it',
    },
    {
      at: "const [, expires = '', most = '', salt = '', number = ''] = PROOF.exec(proof) ?? [];",
      was: '[]',
      becomes: '["Stryker was here"]',
      why: 'what stands before the four parts is not read',
    },
    {
      at: 'return spent?.count === 1 ? Number.parseInt(most, 36) : 0;',
      was: 'spent?.count',
      becomes: 'spent.count',
      why: 'who counts one bucket is told of one; the compiler does not know',
    },
  ],
};
