import { describe, expect, test } from 'vitest';
import { glance } from './glance.ts';

const lessons = { totalVideos: 48, watchedVideos: 34, progress: 70.8 };
const quizzes = (...scores: number[]) => ({
  totalQuizzes: 12,
  solvedQuizzes: scores.length,
  results: scores.map((score) => ({ score })),
});
const NONE = { totalVideos: 0, watchedVideos: 0, progress: 0 };
const NO_QUIZZES = { totalQuizzes: 0, solvedQuizzes: 0, results: [] };

describe('a parent sees at a glance', () => {
  test('how it goes, without gender and without the figures that stand on the gauges [PAR-06, LEARN-170]', () => {
    const half = { ...quizzes(90, 80), totalQuizzes: 4 };
    expect(glance(lessons, half, null, 'arabic')).toEqual({ verdict: 'المستوى ممتاز', note: null });
  });

  test.each([
    [1, 10, 1, 8, 'ده على الدرجات بس: أغلب الفيديوهات لسه متشافتش، وأغلب الامتحانات لسه متحلّتش.'],
    [1, 10, 1, 1, 'ده على الدرجات بس: أغلب الفيديوهات لسه متشافتش.'],
    [5, 10, 1, 3, 'ده على الدرجات بس: أغلب الامتحانات لسه متحلّتش.'],
    [5, 10, 1, 2, null],
  ])(
    'what a good mark leaves out, of %i of %i videos and %i of %i exams: «%s» [LEARN-196]',
    (watchedVideos, totalVideos, solvedQuizzes, totalQuizzes, note) => {
      const some = { totalQuizzes, solvedQuizzes, results: [{ score: 78 }] };
      expect(glance({ watchedVideos, totalVideos, progress: 10 }, some, null, 'arabic').note).toBe(note);
    },
  );

  test.each([
    [[80], 'المستوى ممتاز'],
    [[79.9], 'المستوى كويس، والأحسن جاي'],
    [[60], 'المستوى كويس، والأحسن جاي'],
    [[59.9], 'المستوى محتاج مراجعة وتشجيع'],
    [[], 'بداية كويسة، ولسه أول امتحان'],
  ])('the band of the average %j: %s [PAR-06]', (scores, verdict) => {
    expect(glance(lessons, quizzes(...scores), null, 'arabic').verdict).toBe(verdict);
  });

  test.each([
    [1, 'فيه امتحان اتسلّم، ودرجته لسه مظهرتش'],
    [2, 'فيه امتحانين اتسلّموا، ودرجاتهم لسه مظهرتش'],
    [3, 'فيه ٣ امتحانات اتسلّموا، ودرجاتهم لسه مظهرتش'],
  ])('%i papers that are being marked, not that there was none [EXAM-106, LEARN-227]', (solvedQuizzes, verdict) => {
    const waits = { totalQuizzes: 12, solvedQuizzes, results: [] };
    expect(glance(lessons, waits, null, 'arabic').verdict).toBe(verdict);
  });

  test('marks that are all for now as nothing to judge by yet, and by the others where there are some [DESK-236]', () => {
    const forNow = { score: 20, provisional: true as const };
    const papers = (results: readonly { score: number }[]) => ({ totalQuizzes: 2, solvedQuizzes: 2, results });
    expect(glance(lessons, papers([forNow]), null, 'arabic')).toEqual({
      verdict: 'فيه درجات لسه مؤقتة، ولسه بدري على الحكم',
      note: null,
    });
    expect(glance(lessons, papers([forNow, { score: 90 }]), null, 'arabic').verdict).toBe('المستوى ممتاز');
  });

  test('a beginning as a beginning, never as a failure [OP-PAR-4]', () => {
    expect(glance({ ...lessons, watchedVideos: 0 }, quizzes(), null, 'arabic')).toEqual({
      verdict: 'لسه في البداية',
      note: null,
    });
    expect(glance(NONE, NO_QUIZZES, null, 'arabic').note).toBe('الحساب موجود، ولسه مفيش كورس مفتوح عليه.');
  });

  test('nothing about a part that did not load [OP-PAR-2]', () => {
    expect(glance(lessons, NO_QUIZZES, 'quizzes', 'arabic')).toEqual({ verdict: 'فيه متابعة للفيديوهات', note: null });
    expect(glance(NONE, NO_QUIZZES, 'lessons', 'arabic')).toEqual({ verdict: 'جزء من الأرقام لسه موصلش', note: null });
  });
});
