import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AsideText } from './aside-text.tsx';

const said = (answer: string, onAdd?: () => void) =>
  renderToStaticMarkup(
    <AsideText {...{ text: 'I go home.', answer, digits: 'arabic', onAdd }} onDrop={() => {}} />,
  ).replace(/<[^>]+>/g, '');

test('words that no longer fit behind the answer say so in the place of the press, where there was one [EXAM-256]', () => {
  const full = 'a'.repeat(QUESTION_LIMITS.writtenLength);
  expect(said('I stay.', () => {})).toContain('ضيفه لآخر إجابتك');
  expect(said('I stay.', () => {})).not.toContain('أطول من');
  expect(said(full, () => {})).not.toContain('ضيفه لآخر إجابتك');
  expect(said(full, () => {})).toContain('مع إجابتك هيبقى أطول من ٦٬٠٠٠ حرف');
  expect(said(full)).not.toContain('أطول من');
});
