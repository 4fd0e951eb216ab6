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
  test('how it goes and the numbers behind it, without gender; papers are said to be handed in, so that none reads as a mark [PAR-06, LEARN-159]', () => {
    expect(glance(lessons, quizzes(90, 80), null, 'arabic')).toEqual({
      verdict: 'المستوى ممتاز',
      facts: '٣٤ من ٤٨ في الفيديوهات، اتسلّم ٢ من ١٢ في الامتحانات، ومتوسط الدرجات ٨٥٪.',
    });
  });

  test('an average as whole as the gauge below says it [LEARN-128]', () => {
    expect(glance(lessons, quizzes(42.9), null, 'arabic').facts).toContain('متوسط الدرجات ٤٣٪.');
  });

  test.each([
    [[80], 'المستوى ممتاز'],
    [[79.9], 'المستوى كويس، والأحسن جاي'],
    [[60], 'المستوى كويس، والأحسن جاي'],
    [[59.9], 'محتاج مراجعة وتشجيع'],
    [[], 'بداية كويسة، ولسه أول امتحان'],
  ])('the band of the average %j: %s [PAR-06]', (scores, verdict) => {
    expect(glance(lessons, quizzes(...scores), null, 'arabic').verdict).toBe(verdict);
  });

  test('a paper that is being marked, not that there was none [EXAM-106]', () => {
    const waits = { totalQuizzes: 12, solvedQuizzes: 1, results: [] };
    expect(glance(lessons, waits, null, 'arabic').verdict).toBe('فيه امتحان اتسلّم، ولسه بيتصحّح');
  });

  test('a beginning as a beginning, never as a failure [OP-PAR-4]', () => {
    expect(glance({ ...lessons, watchedVideos: 0 }, quizzes(), null, 'latin')).toEqual({
      verdict: 'لسه في البداية',
      facts: 'ولا واحد من 48 في الفيديوهات، ولا واحد من 12 في الامتحانات.',
    });
    expect(glance(NONE, NO_QUIZZES, null, 'arabic').facts).toBe('الحساب موجود، ولسه مفيش كورس مفتوح عليه.');
  });

  test('nothing about a part that did not load [OP-PAR-2]', () => {
    expect(glance(lessons, NO_QUIZZES, 'quizzes', 'arabic')).toEqual({
      verdict: 'فيه متابعة للفيديوهات',
      facts: '٣٤ من ٤٨ في الفيديوهات.',
    });
    expect(glance(NONE, quizzes(50), 'lessons', 'arabic').facts).not.toContain('الفيديوهات');
  });
});
