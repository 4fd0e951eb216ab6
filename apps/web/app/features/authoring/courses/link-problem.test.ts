import { expect, test } from 'vitest';
import { linkProblem } from './link-problem.ts';

test.each(['https://drive.google.com/file/d/1', ' http://example.test/ملزمة '])('%j is a link', (text) => {
  expect(linkProblem(text)).toBeNull();
});

test.each(['', 'drive.google.com', 'javascript:alert(1)', 'https://localhost', 'كلام'])('%j is none', (text) => {
  expect(linkProblem(text)).not.toBeNull();
});
