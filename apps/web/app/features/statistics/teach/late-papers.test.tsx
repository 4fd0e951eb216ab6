import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LateStory } from './late-papers.tsx';

const ENDS = Date.UTC(2026, 10, 18, 1, 9);
const PAPER = {
  ...{ heldId: 1, lessonId: 1, lessonName: 'امتحان', studentName: 'يوسف', endsAt: ENDS, receivedAt: ENDS - 180_000 },
  saysInTime: true,
};
const story = (reason: 'late' | 'after-hand-in' | 'signature') =>
  renderToStaticMarkup(<LateStory paper={{ ...PAPER, reason }} digits="arabic" />).replace(/<[^>]+>/g, '');

test('a paper that waits for its teacher says the reason it waits for, and only a late one the end of its time [EXAM-212]', () => {
  expect(story('late')).toMatch(/الوقت خلص .+ ووصلت /);
  expect(story('after-hand-in')).toContain('إجابات وصلت من جهاز تاني بعد ما الورقة اتسلّمت');
  expect(story('after-hand-in')).not.toContain('الوقت خلص');
  expect(story('signature')).toContain('توقيعها مش مظبوط');
});
