import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeldWork } from './held-work.tsx';
import type { WatchedExam } from './watched-exam.ts';

const HELD: WatchedExam['held'][number] = {
  ...{ id: 1, studentId: 'a', name: 'مريم أشرف', number: 1, reason: 'late', receivedAt: 0, endsAt: 0, firstAt: 0 },
  ...{ lastAt: 0, saysInTime: true, isSigned: true, answers: 1, scoreWithout: 25, scoreWith: 50, decision: null },
};

test('work that changes no mark is said to change none, and no mark stands instead of itself [EXAM-212]', () => {
  const words = (scoreWith: number, decision: 'accepted' | null = null) => {
    const desk = {
      lessonId: 1,
      held: [{ ...HELD, scoreWithout: 61.5, scoreWith, decision }],
    } as unknown as WatchedExam;
    const markup = renderToStaticMarkup(<HeldWork desk={desk} digits="arabic" refresh={async () => {}} />);
    return markup.replace(/<[^>]+>/g, '');
  };
  expect(words(61.5)).toContain('لو اتقبلت درجته هتفضل زي ما هي ٦١٫٥٪.');
  expect(words(61.52)).not.toContain('بدل');
  expect(words(61.5, 'accepted')).toContain('درجته فضلت زي ما هي ٦١٫٥٪.');
  expect(words(70)).toContain('تبقى ٧٠٪ بدل ٦١٫٥٪.');
});

const drawn = (reason: WatchedExam['held'][number]['reason'], answers = 1) => {
  const desk = { lessonId: 1, held: [{ ...HELD, reason, answers }] } as unknown as WatchedExam;
  return renderToStaticMarkup(<HeldWork desk={desk} digits="arabic" refresh={async () => {}} />);
};

test('of work that came when the answers were open the teacher reads that, and no decision is asked for [EXAM-192]', () => {
  expect(drawn('late')).toContain('مستنية قرارك');
  const late = drawn('after-key');
  expect(late).not.toContain('إجابات متأخرة مستنية قرارك');
  expect(late).toContain('وصلت بعد ما الطالب شاف الإجابات الصح');
  expect(late).toContain('بعد ما الإجابات اتفتحت');
  expect(late).toContain('ثابتة زي ما هي');
  expect(drawn('after-results')).toContain('وصلت بعد ما النتايج اتعلنت');
});

test('where late work comes from is said without a word of signatures and keys [EXAM-234]', () => {
  const words = (isSigned: boolean) => {
    const desk = { lessonId: 1, held: [{ ...HELD, isSigned }] } as unknown as WatchedExam;
    return renderToStaticMarkup(<HeldWork desk={desk} digits="arabic" refresh={async () => {}} />);
  };
  expect(words(true)).toContain('، وجاية من صفحة الامتحان نفسها.');
  expect(words(false)).toContain('، ومش متأكدين إنها جاية من صفحة الامتحان نفسها.');
  for (const each of [words(true), words(false)]) expect(each).not.toMatch(/توقيع|موقّع|مفتاح/);
});

test.each([
  [1, 'إجابة واحدة. وصلت'],
  [2, 'إجابتين. وصلت'],
  [3, '٣ إجابات. وصلت'],
  [12, '١٢ إجابة. وصلت'],
])('%i late answers are counted as «%s» [EXAM-207]', (answers, said) => {
  expect(drawn('late', answers)).toContain(said);
});
