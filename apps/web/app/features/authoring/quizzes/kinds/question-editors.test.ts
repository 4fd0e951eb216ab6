import { expect, test } from 'vitest';
import { QUESTION_EDITORS } from './question-editors.ts';

test('the empty field of a question asks for a gap only where its kind may have one [EXAM-268]', () => {
  const prompts = Object.entries(QUESTION_EDITORS).map(([kind, { prompt }]) => ({ kind, prompt }));
  const withGap = prompts.filter(({ prompt }) => prompt.includes('______'));
  expect(withGap.map(({ kind }) => kind).sort()).toEqual(['gaps', 'single-choice']);
  expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBe(prompts.length);
});
