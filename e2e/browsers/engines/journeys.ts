import { expect } from 'vitest';
import { createTestSchool, lessonId } from '../../../apps/server/src/testing/test-school.ts';
import { storedVideo } from '../../support/player-page.ts';
import type { Site } from '../../support/site.ts';
import type { CuttableLine } from './cuttable-line.ts';
import type { Person } from './person.ts';

const COURSE = 'Grammar من الصفر';
const FILM = 'since ولا for؟';
const QUIZ = 'امتحان since و for';
const PAPER = [
  { text: 'She ______ here since 2020.', choices: ['has lived', 'lives'], right: 0, pinned: true },
  { text: 'He has worked there ______ two years.', choices: ['since', 'for'], right: 1, pinned: true },
];

export type Scene = Awaited<ReturnType<typeof setScene>>;

export interface Traveller {
  student: Person;
  parent: Person;
  line: CuttableLine;
}

/** A teacher with a course to buy and one bought, a student who has an account, and his card. */
export async function setScene(site: Site) {
  const school = createTestSchool(site);
  const film = { type: 'Video' as const, name: FILM, ...(await storedVideo({ site })) };
  const units = [{ name: 'الوحدة الأولى', lessons: [film, { type: 'Quiz' as const, name: QUIZ, questions: PAPER }] }];
  const course = await school.makeCourse({ name: COURSE, units });
  const account = await site.createAccount({ name: 'نور عادل' });
  return { course, account, code: await school.courseCode(course) };
}

type Step = (who: Traveller, scene: Scene) => Promise<void>;

/** Few and whole, in the order in which a student goes through them; each stands on the one before. */
export const STEPS: readonly (readonly [name: string, step: Step])[] = [
  ['landing', visitAsGuest],
  ['login', login],
  ['code', redeem],
  ['curriculum', openCurriculum],
  ['film', watchFilm],
  ['quiz', sitQuiz],
  ['statistics', seeStatistics],
  ['parent', seeAsParent],
];

async function visitAsGuest({ student }: Traveller): Promise<void> {
  await student.goes('/');
  await student.sees({ css: 'h1' });
  // What tells a drawn page from bare text: the style sheet is understood, and the letters are ours.
  const look = await student.browser.ask(async () => {
    await document.fonts.ready;
    const { position } = getComputedStyle(document.querySelector('.topbar') as Element);
    return { position, fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length };
  }, null);
  expect(look.position).toBe('sticky');
  expect(look.fonts).toBeGreaterThan(0);
  await student.taps({ css: 'button', text: 'افتح القائمة' });
  await student.sees({ css: 'dialog[open] a[href="/login"]' });
  await student.shows('menu');
  await student.taps({ css: 'dialog[open] a[href="/login"]' });
  await student.arrives('/login');
}

async function login({ student }: Traveller, { account }: Scene): Promise<void> {
  await signIn(student, account);
  await student.arrives('/');
}

async function signIn(who: Person, { phone, password }: Scene['account']): Promise<void> {
  await who.goes('/login');
  await who.fills('الإيميل أو رقم الموبايل', phone);
  await who.fills('كلمة السر', password);
  await who.shows('login-form');
  await who.taps({ css: 'main form button[type="submit"]' });
}

async function redeem({ student }: Traveller, { code, course }: Scene): Promise<void> {
  await student.goes(`/redeem/${code}`);
  await student.taps({ css: 'main form button[type="submit"]' });
  await student.sees({ css: 'main h1', text: 'الكود اتأكد بنجاح' });
  await student.shows('code-opened');
  await student.taps({ css: '.code-opened a' });
  await student.arrives(`/course/${course.id}/curriculum`);
}

async function openCurriculum({ student }: Traveller, { course }: Scene): Promise<void> {
  await student.goes(`/course/${course.id}/curriculum`);
  await student.sees({ css: 'main', text: FILM });
  await student.shows('curriculum-list');
  await student.taps({ css: 'main a, main button', text: FILM });
  await student.arrives(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
}

async function watchFilm({ student }: Traveller, { course }: Scene): Promise<void> {
  await student.goes(`/course/${course.id}/lesson/${lessonId(course, 0, 0)}/video`);
  await student.taps({ css: '.player-start' });
  const film = (look: 'plays' | 'ends') =>
    student.until(`a film that ${look}`, () =>
      student.browser.ask((wanted) => {
        const video = document.querySelector('video');
        if (video === null) return false;
        return wanted === 'ends' ? video.ended : video.currentTime > 0.5;
      }, look),
    );
  await film('plays');
  await student.shows('film-plays');
  await student.browser.ask(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.currentTime = video.duration - 1;
  }, null);
  await film('ends');
  await student.taps({ css: 'button', text: 'خلصت الفيديو' });
  await student.arrives(`/course/${course.id}/curriculum`);
}

async function sitQuiz({ student, line }: Traveller, { course }: Scene): Promise<void> {
  await student.goes(`/course/${course.id}/lesson/${lessonId(course, 0, 1)}/quiz`);
  await student.sees({ css: 'h1', text: 'السؤال ١ من ٢' });
  await student.taps({ css: 'label', text: 'has lived' });
  await student.shows('quiz-question');
  line.cut();
  await student.taps({ css: 'button', text: 'التالي' });
  await student.taps({ css: 'label', text: 'since' });
  await student.taps({ css: 'button', text: 'إرسال الاختبار' });
  await student.sees({ css: 'p, strong, h2, b', text: 'متسجّلة على جهازك وهتتبعت أول ما النت يرجع' });
  await student.shows('quiz-unsent');
  line.mend();
  const percent = { css: '.result-percent' };
  await student.tapsUnless({ css: 'button', text: 'ابعتها دلوقتي' }, percent);
  expect(await student.sees(percent)).toContain('٥٠');
}

async function seeStatistics({ student }: Traveller): Promise<void> {
  await student.goes('/statistics');
  for (const figure of ['الفيديوهات: ١٠٠٪', 'الامتحانات: اتسلّم ١ من ١', 'متوسط درجاتك: ٥٠٪'])
    await student.sees({ css: '.gauge', text: figure });
}

async function seeAsParent({ parent }: Traveller, { account }: Scene): Promise<void> {
  await parent.goes('/parent-monitoring');
  await parent.fills('رقم موبايل ولي الأمر', account.parentPhone ?? '');
  await parent.fills('رقم موبايل الطالب', account.phone);
  await parent.taps({ css: 'main form button[type="submit"]' });
  await parent.sees({ css: '.gauge', text: 'متوسط الدرجات: ٥٠٪' });
}

/** For those who want to look: what is drawn by the engine itself (days, hours, tables, menus), each in its own way. */
export async function showEveryPage(
  { student }: Traveller,
  teacher: Person,
  { course, owner }: Scene & { owner: Scene['account'] },
): Promise<void> {
  const lesson = (at: number, kind: string) => `/course/${course.id}/lesson/${lessonId(course, 0, at)}/${kind}`;
  const pages = ['/', `/course/${course.id}/curriculum`, lesson(0, 'video'), lesson(1, 'quiz'), '/statistics'];
  await show(student, pages);
  await signIn(teacher, owner);
  await teacher.arrives('/teach');
  await show(teacher, ['/teach/audit', '/teach/codes', '/teach/students', '/teach/results', '/teach/courses']);
}

async function show(who: Person, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    await who.goes(page);
    await who.sees({ css: 'h1' });
    await who.shows(`page${page.replaceAll('/', '-')}`);
  }
}
