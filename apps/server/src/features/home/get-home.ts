import { getHome as endpoint } from '@hessa/contract/home/get-home';
import { HOME_MARKS } from '@hessa/rules/home/visit';
import { quizBand } from '@hessa/rules/quizzes/quiz-band';
import { finalResults } from '@hessa/rules/statistics/average-score';
import { handle } from '../../calls/handle.ts';
import { findBoard } from '../announcements/find-board.ts';
import { loadOutlines } from '../lessons/course-outline.ts';
import { findFreeCourse } from './find-free-course.ts';
import { findPapers } from './find-papers.ts';
import { findStandings } from './find-standings.ts';
import { presentKey } from './present-key.ts';
import { presentClosing, presentStanding, presentUnits, type StudiedCourse } from './present-standing.ts';

/** Nobody studies more at once; what was worked on last comes first. */
const COURSES_AT_MOST = 60;
const TO_MEND_SHOWN = 3;

export const getHome = handle(endpoint, async (ctx) => {
  const { id: tenantId } = ctx.tenant;
  const { id: studentId } = ctx.account;
  const { standings, grade, week, papers, board, outlines, freeCourse } = await ctx.withTenant(async (tx) => {
    const [{ standings: all, grade, week }, papers, board] = await Promise.all([
      findStandings(tx, { tenantId, studentId, now: ctx.now }),
      findPapers(tx, { tenantId, studentId, now: ctx.now }),
      findBoard(tx, { tenantId, studentId, now: ctx.now }),
    ]);
    const standings = all.slice(0, COURSES_AT_MOST);
    const outlines = await loadOutlines(
      tx,
      ctx,
      standings.map(({ courseId }) => courseId),
    );
    const freeCourse = standings.length === 0 ? await findFreeCourse(tx, tenantId, studentId) : null;
    return { standings, grade, week, papers, board, outlines, freeCourse };
  }, 'read');

  const now = ctx.now.getTime();
  const outlineOf = new Map(outlines.map((outline) => [outline.course.id, outline]));
  const studied = standings.flatMap((standing): StudiedCourse[] => {
    const outline = outlineOf.get(standing.courseId);
    return outline
      ? [{ outline, standing, papers: papers.filter(({ courseId }) => courseId === standing.courseId) }]
      : [];
  });
  // A card for another year, opened and not yet begun, takes the place of nothing of the own year.
  const touched = ({ outline, standing }: StudiedCourse) =>
    outline.course.grade === grade ? standing.touchedAt : standing.workedAt;
  // A clock that runs stands before all.
  const sits = ({ standing }: StudiedCourse) =>
    [...standing.begun.values()].some(({ clockEndsAt }) => clockEndsAt !== null && clockEndsAt > now);
  studied.sort((a, b) => Number(sits(b)) - Number(sits(a)) || touched(b) - touched(a));
  // Lectures of other courses take nothing from the one that is held whole.
  const whole = studied.filter(({ standing }) => standing.holdings.course !== null);
  const [only, ...others] = whole.length > 0 ? whole : studied;
  // A mark counts for good; its paper leads somewhere only while its quiz is shown.
  const open = papers
    .filter(({ isShown }) => isShown)
    .map((paper) => ({ ...paper, ...presentKey(paper, studied, now) }));
  // What went wrong can be read only once the key is open.
  const weak = finalResults(open).filter(({ score, hiddenKey }) => quizBand(score) === 'keep-practising' && !hiddenKey);
  return {
    data: {
      serverTime: ctx.now.toISOString(),
      announcements: board.unread,
      hasPastAnnouncements: board.hasPast,
      courses: studied.map((each) => ({
        ...presentStanding(each, now),
        units: each === only && others.length === 0 ? presentUnits(each, now) : [],
      })),
      closing: studied
        .flatMap((each) => presentClosing(each, now))
        .sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt)),
      papers: open.slice(0, HOME_MARKS),
      toMend: { count: weak.length, papers: weak.slice(0, TO_MEND_SHOWN) },
      finishedLessons: standings.reduce((sum, { finished }) => sum + finished.size, 0),
      hasRightAnswer: papers.some(({ correctCount }) => correctCount > 0),
      freeCourse,
      week,
    },
  };
});
