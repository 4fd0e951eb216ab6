import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AgreementWords } from './agreement-words.tsx';
import { AllMarked } from './all-marked.tsx';

const asked = (number: number, waiting: number) => ({
  ...{ identity: `q${number}`, number, waiting },
  form: 'paragraph' as const,
});
const drawn = (
  questions: ReturnType<typeof asked>[],
  stages: ('marked' | 'first' | 'differs')[],
  mayOpenResults = true,
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AllMarked
        {...{ lessonId: 86, digits: 'arabic', question: { identity: 'q5' }, mayOpenResults }}
        desk={{ questions }}
        papers={stages.map((stage) => ({ stage }))}
      />
    </MemoryRouter>,
  );

test('after the last paper of a question its marker is told that it was, and where to go on [EXAM-216]', () => {
  const last = drawn([asked(5, 2)], ['marked', 'marked']);
  expect(last).toContain('صحّحت كل ورق السؤال ده');
  expect(last).toContain('شوف النتيجة');
  expect(last).not.toContain('المصحّح التاني');
  const more = drawn([asked(5, 2), asked(7, 3)], ['first', 'marked']);
  expect(more).toContain('صحّح السؤال ٧');
  expect(more).not.toContain('شوف النتيجة');
  expect(more).toContain('فاضل المصحّح التاني في ورقة واحدة');
});

test('where two markers differ whoever may settle it is led there first [EXAM-216]', () => {
  const last = drawn([asked(5, 0)], ['marked', 'differs']);
  expect(last).toMatch(/btn-solid[^>]*>احسم الخلاف/);
  expect(last).toContain('المصحّحين مش متفقين في ورقة واحدة');
  expect(last).not.toContain('شوف النتيجة');
  expect(drawn([asked(5, 0)], ['differs'], false)).not.toContain('احسم الخلاف');
});

test('who may not open the results is led from the last paper to what is left to mark [EXAM-232]', () => {
  const last = drawn([asked(5, 2)], ['marked', 'marked'], false);
  expect(last).not.toContain('/teach/results');
  expect(last).toMatch(/btn-solid[^>]*>كل اللي مستني تصحيح/);
});

test.each([
  [2, 2, 'والفرق درجة أو أقل'],
  [2, 0, 'والفرق أكتر من درجة'],
  [4, 3, 'والفرق درجة أو أقل في ٧٥٪ منها'],
])(
  'of %i papers by two, %i of them near, it is said how far apart the marks are: «%s» [EXAM-216]',
  (both, close, said) => {
    const words = renderToStaticMarkup(<AgreementWords {...{ both, close, digits: 'arabic' }} />);
    expect(words.replace(/<[^>]+>/g, '')).toBe(said);
    expect(words).not.toContain('الاتفاق');
  },
);
