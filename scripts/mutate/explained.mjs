/**
 * Changes that no test has to notice, because nobody could: by file, the line, what of it is changed and into what.
 * One that is noticed after all, or whose line is gone, fails `npm run mutate`.
 */
export const EXPLAINED = {};
