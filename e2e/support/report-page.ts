import type { Page } from 'playwright-core';
import { newEnrolment } from '../../apps/server/src/seed/new-enrolment.ts';
import { answersWith, open, type Student, submit } from '../../apps/server/src/testing/classroom.ts';
import { lessonId, type TestSchool } from '../../apps/server/src/testing/test-school.ts';
import type { Site } from './site.ts';

const QUESTIONS = 20;

interface Wanted {
  name?: string;
  /** The scores of the quizzes handed in, oldest first, in percent. */
  scores?: readonly number[];
  /** The names of all quizzes, handed in or not. */
  quizzes?: readonly string[];
  videos?: number;
  watched?: number;
}

/** A student with a course behind him: what he watched and what he scored, through the API as a phone would. */
export async function studentWithProgress(site: Site, school: TestSchool, wanted: Wanted): Promise<Student> {
  const { scores = [], quizzes = [], videos = 0, watched = 0, name = 'مريم أشرف' } = wanted;
  const course = await school.makeCourse({
    openToAll: true,
    units: [
      {
        lessons: [
          ...quizzes.map((quiz) => ({
            type: 'Quiz' as const,
            name: quiz,
            questions: Array.from({ length: QUESTIONS }, () => ({})),
          })),
          ...Array.from({ length: videos }, () => ({ type: 'Video' as const })),
        ],
      },
    ],
  });
  const student = await site.createAccount({ name });
  const { tenantId } = site;
  await site.withTenant(tenantId, (tx) => newEnrolment(tx, tenantId, student.id, course.id, site.clock.now()));
  const phone = site.client();
  for (const [at, score] of scores.entries()) {
    await phone.login(student);
    const quiz = lessonId(course, 0, at);
    const handedIn = await submit(phone, quiz, answersWith(await open(phone, quiz), (score * QUESTIONS) / 100));
    if (handedIn.status !== 200) throw new Error(handedIn.text);
    site.clock.advance(3 * 24 * 60 * 60_000);
  }
  const learner = { ...student, phone };
  for (let at = 0; at < watched; at += 1) {
    await school.finish(learner, course, lessonId(course, 0, quizzes.length + at));
  }
  return student;
}

/** Gauges, bars and summary by what a person sees of them, on the student's and on the parent's page. */
export function reportPage(page: Page) {
  const block = (title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) });
  return {
    block,
    gauge: (label: string) => page.getByRole('img', { name: new RegExp(`^${label}`) }),
    gauges: () =>
      page.locator('.gauge').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? '')),
    details: () => page.locator('.progress-gauges small').allTextContents(),
    results: page.locator('.results li'),
    names: () => page.locator('.result-name b').allTextContents(),
    scores: () => page.locator('.result-score').allTextContents(),
    bars: () =>
      page.locator('.results progress').evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('value')))),
    summary: () => page.locator('.progress-summary li').allTextContents(),
    notice: page.getByRole('main').getByRole('alert'),
    retry: page.getByRole('button', { name: 'حمّلها تاني' }),
  };
}
