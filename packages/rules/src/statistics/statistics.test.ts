import { describe, expect, test } from 'vitest';
import { achievements } from './achievements.ts';
import { averageScore } from './average-score.ts';
import { gauges, NO_LESSON_PROGRESS, NO_QUIZ_PROGRESS } from './gauges.ts';
import { publicName } from './public-name.ts';
import { recentResults } from './recent-results.ts';
import { scoreTone } from './score-tone.ts';
import { statisticsParts } from './statistics-parts.ts';
import { wholePercent, wholePercentText } from './whole-percent.ts';

const scores = (...list: number[]) => list.map((score) => ({ score }));

describe('statistics', () => {
  test('the average is the mean of the scores, and none without results [STAT-05]', () => {
    expect(averageScore(scores(100, 50, 60))).toEqual({ kind: 'average', percent: 70 });
    expect(averageScore(scores(0))).toEqual({ kind: 'average', percent: 0 });
    expect(averageScore([])).toEqual({ kind: 'no-quizzes-yet' });
  });

  test('a mark for now is in no average [DESK-236]', () => {
    const forNow = { score: 10, provisional: true as const };
    expect(averageScore([...scores(100, 50), forNow])).toEqual({ kind: 'average', percent: 75 });
    expect(averageScore([forNow])).toEqual({ kind: 'no-quizzes-yet' });
  });

  test.each([
    [28.8, '٢٩٪'],
    [59.7, '٥٩٪'],
    [0, 'صفر٪'],
    [99.9, '٩٩٪'],
  ])('an average of %s is told as %s everywhere [DESK-239]', (average, words) => {
    expect(wholePercentText(average, 'arabic')).toBe(words);
  });

  test.each([
    [{ totalVideos: 4, watchedVideos: 1 }, 25],
    [{ totalVideos: 4, watchedVideos: 1, progress: null }, 25],
    [{ totalVideos: 4, watchedVideos: 1, progress: 40 }, 40],
    [{ totalVideos: 4, watchedVideos: 1, progress: 0 }, 0],
    [{ totalVideos: 0, watchedVideos: 0 }, 0],
    [{ totalVideos: 2, watchedVideos: 3 }, 100],
    [{ totalVideos: 2, watchedVideos: 1, progress: 130 }, 100],
    [{ totalVideos: 2, watchedVideos: 1, progress: -5 }, 0],
    [{ totalVideos: 2, watchedVideos: 1, progress: Number.NaN }, 0],
  ])('the video gauge of %j stands at %d [STAT-03]', (lessons, percent) => {
    expect(gauges(lessons, NO_QUIZ_PROGRESS).videos).toBe(percent);
  });

  test.each([
    [{ totalQuizzes: 3, solvedQuizzes: 1, results: [] }, 100 / 3],
    [{ totalQuizzes: 0, solvedQuizzes: 0, results: [] }, 0],
    [{ totalQuizzes: 1, solvedQuizzes: 2, results: [] }, 100],
  ])('the quiz gauge of %j stands at %d [STAT-04]', (quizzes, percent) => {
    expect(gauges(NO_LESSON_PROGRESS, quizzes).quizzes).toBe(percent);
  });

  test('the average gauge stands at 0 before the first quiz [STAT-05]', () => {
    expect(gauges(NO_LESSON_PROGRESS, NO_QUIZ_PROGRESS).average).toBe(0);
    expect(gauges(NO_LESSON_PROGRESS, { ...NO_QUIZ_PROGRESS, results: scores(90, 70) }).average).toBe(80);
  });

  test.each([
    [{ videos: 50, quizzes: 0, average: 0 }, ['active-viewer'], 'STAT-09'],
    [{ videos: 0, quizzes: 50, average: 0 }, ['quiz-progress'], 'STAT-10'],
    [{ videos: 0, quizzes: 0, average: 80 }, ['excellent-performance'], 'STAT-11'],
    [{ videos: 49.9, quizzes: 49.9, average: 79.9 }, [], 'STAT-12'],
    [
      { videos: 100, quizzes: 100, average: 100 },
      ['active-viewer', 'quiz-progress', 'excellent-performance'],
      'LIM-38',
    ],
  ])('gauges at %j earn %j [%s]', (values, earned, _ids) => {
    const won = achievements(values).filter((entry) => entry.earned);
    expect(won.map((entry) => entry.achievement)).toEqual(earned);
  });

  test('the recent results are the first six [STAT-06, LIM-16]', () => {
    expect(recentResults([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(recentResults([1])).toEqual([1]);
  });

  test.each([
    [100, 'right'],
    [80, 'right'],
    [79.9, 'warn'],
    [60, 'warn'],
    [59.9, 'wrong'],
    [0, 'wrong'],
  ])('a score of %d is coloured %s [STAT-06]', (percent, tone) => {
    expect(scoreTone(percent)).toBe(tone);
  });

  test.each([
    [79.96, 79],
    [80, 80],
    [(29 * 100) / 50, 58],
    [99.99, 99],
    [(3 * 100) / 7, 43],
    [59.7, 59],
    [57.999999999999, 58],
    [0.4, 1],
    [0, 0],
  ])('a gauge at %d prints %d, rounded and never a band it has not reached [STAT-05, LEARN-13]', (percent, printed) => {
    expect(wholePercent(percent)).toBe(printed);
  });

  test('one failed call leaves zeros that are known to be no real ones, two leave nothing [STAT-14, STAT-15, PAR-08]', () => {
    const lessons = { totalVideos: 2, watchedVideos: 1 };
    const quizzes = { totalQuizzes: 2, solvedQuizzes: 1, results: scores(80) };
    expect(statisticsParts(lessons, quizzes)).toEqual({ kind: 'shown', lessons, quizzes, failed: null });
    expect(statisticsParts(null, quizzes)).toEqual({
      kind: 'shown',
      lessons: NO_LESSON_PROGRESS,
      quizzes,
      failed: 'lessons',
    });
    expect(statisticsParts(lessons, null)).toEqual({
      kind: 'shown',
      lessons,
      quizzes: NO_QUIZ_PROGRESS,
      failed: 'quizzes',
    });
    expect(statisticsParts(null, null)).toEqual({ kind: 'both-failed' });
  });

  test.each([
    ['محمد علي حسن', 'محمد ع.'],
    ['محمد السيد', 'محمد س.'],
    ['عبد الرحمن محمود', 'عبد الرحمن م.'],
    ['عبد الله', 'عبد الله'],
    ['  Omar   Khaled ', 'Omar K.'],
    ['منى', 'منى'],
    ['', ''],
  ])('the top-students list shows %j as %j [HOME-10, T-PRIV-3]', (name, shown) => {
    expect(publicName(name)).toBe(shown);
  });
});
