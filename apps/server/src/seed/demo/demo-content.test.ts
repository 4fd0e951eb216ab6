import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES } from '@hessa/rules/courses/grade';
import { TERMS } from '@hessa/rules/courses/term';
import { filmSeconds } from '@hessa/rules/media/player-time';
import { kindProblems } from '@hessa/rules/quizzes/kinds/question-kinds';
import { describe, expect, test } from 'vitest';
import { DEMO_BOOKS } from './demo-books.ts';
import type { DemoLesson, DemoQuizLesson } from './demo-course.ts';
import { DEMO_STUDENTS } from './demo-students.ts';
import { readDemoCourses } from './read-demo-courses.ts';

const BOOKS_A_PAGE = 8;
const media = (file: string) => join(import.meta.dirname, 'media', file);
const DEMO_COURSES = await readDemoCourses();
const units = DEMO_COURSES.flatMap((course) => course.units);
const lessons = units.flatMap((unit) => unit.lessons);
const videos = lessons.filter((lesson): lesson is Extract<DemoLesson, { type: 'Video' }> => lesson.type === 'Video');
const quizzes = lessons.filter((lesson): lesson is DemoQuizLesson => lesson.type === 'Quiz');
const questions = quizzes.flatMap((quiz) => quiz.questions);
const duplicates = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

/** The order of a file's top boxes, and the length its movie header states. */
function readMp4(file: string): { boxes: string[]; seconds: number } {
  const bytes = readFileSync(file);
  const boxes: string[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push(bytes.toString('latin1', at + 4, at + 8));
  const header = bytes.indexOf('mvhd') + 4;
  return { boxes, seconds: bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12) };
}

describe('the demo courses', () => {
  test('cover every grade and every term, free and paid, open to all, a draft, with and without an image [GEN-14]', () => {
    expect(DEMO_COURSES.length).toBeGreaterThanOrEqual(8);
    expect(new Set(DEMO_COURSES.map((course) => course.grade))).toEqual(new Set(GRADES));
    expect(new Set(DEMO_COURSES.map((course) => course.term))).toEqual(new Set(TERMS));
    const shown = DEMO_COURSES.filter((course) => course.active);
    expect(new Set(shown.map((course) => course.grade))).toEqual(new Set(GRADES));
    expect(DEMO_COURSES.length - shown.length).toBe(1);
    expect(new Set(shown.map((course) => course.pricePiastres === 0))).toEqual(new Set([true, false]));
    expect(new Set(shown.map((course) => course.openToAll))).toEqual(new Set([true, false]));
    expect(new Set(shown.map((course) => course.imageFile === null))).toEqual(new Set([true, false]));
  });

  test('have keys and names of their own, and unit and lesson names differ inside their parent', () => {
    expect(duplicates(DEMO_COURSES.map((course) => course.key))).toEqual([]);
    expect(duplicates(DEMO_COURSES.map((course) => course.name))).toEqual([]);
    for (const course of DEMO_COURSES) expect(duplicates(course.units.map((unit) => unit.name))).toEqual([]);
    for (const unit of units) expect(duplicates(unit.lessons.map((lesson) => lesson.name))).toEqual([]);
  });

  test('a course contains three to five units, and a unit contains lessons of type Video or Quiz [GEN-03] [GEN-04]', () => {
    for (const course of DEMO_COURSES) {
      expect(course.units.length, course.key).toBeGreaterThanOrEqual(3);
      expect(course.units.length, course.key).toBeLessThanOrEqual(5);
      for (const unit of course.units) expect(unit.lessons.length, unit.name).toBeGreaterThan(0);
      // An exam is a quiz with a limit.
      const types = course.units.flatMap((unit) => unit.lessons.map(({ type }) => (type === 'Exam' ? 'Quiz' : type)));
      expect(new Set(types), course.key).toEqual(new Set(['Video', 'Quiz']));
    }
  });

  test('units contain resources of all three types [GEN-05]', () => {
    const resources = units.flatMap((unit) => unit.resources);
    expect(new Set(resources.map((resource) => resource.type))).toEqual(new Set(['pdf', 'doc', 'link']));
    for (const resource of resources) {
      if (resource.type === 'link') expect(new URL(resource.url).protocol).toBe('https:');
      else expect(statSync(media(resource.file)).size, resource.title).toBeGreaterThan(0);
    }
  });
});

describe('the demo quizzes', () => {
  test('hold at least 150 different questions, most of them explained in Arabic [GEN-01]', () => {
    const texts = questions.map((question) => `${question.passage ?? ''}\n${question.text}`);
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(duplicates(texts)).toEqual([]);
    const explanations = questions.flatMap((question) => question.explanation ?? []);
    expect(explanations.length).toBeGreaterThan(questions.length * 0.6);
    expect(explanations.filter((explanation) => !/\p{Script=Arabic}/u.test(explanation))).toEqual([]);
  });

  test('have five to ten questions, except the empty quiz of the draft', () => {
    for (const course of DEMO_COURSES) {
      for (const quiz of course.units.flatMap((unit) => unit.lessons).filter((lesson) => lesson.type === 'Quiz')) {
        if (!course.active && quiz.questions.length === 0) continue;
        expect(quiz.questions.length, quiz.name).toBeGreaterThanOrEqual(5);
        expect(quiz.questions.length, quiz.name).toBeLessThanOrEqual(10);
      }
    }
  });

  test('give every question three or four different choices, exactly one of them right [GEN-11]', () => {
    for (const { text, choices, right, weight = 1 } of questions) {
      expect([3, 4], text).toContain(choices.length);
      expect(duplicates(choices.map((choice) => choice.toLowerCase())), text).toEqual([]);
      expect(choices.map((choice) => choice.trim()).filter(Boolean), text).toEqual(choices);
      expect([...choices.keys()], text).toContain(right);
      expect(weight, text).toBeGreaterThan(0);
    }
  });

  test('ask a question of each kind in an exam that can be tried, each as the editor would save it [EXAM-57]', () => {
    const exams = lessons.filter((lesson) => lesson.type === 'Exam');
    const asked = exams.flatMap((exam) => exam.questions);
    const kinds = new Set(asked.map((question) => question.part.kind));
    expect(kinds).toEqual(new Set(['single-choice', 'true-false', 'gaps', 'word-order', 'matching']));
    for (const { text, part, weight = 1 } of asked) expect(kindProblems({ text, weight, ...part }), text).toEqual([]);
  });

  test('spread the right answer over all four places', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = questions.filter((question) => question.right === place).length / questions.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.15);
      expect(share, `place ${place}`).toBeLessThan(0.35);
    }
  });
});

describe('the demo media', () => {
  const files = [...new Set(videos.map((video) => video.videoFile))];

  test.each(files)(
    '%s starts to play before it is loaded, is small, and lasts as long as its lessons say [GEN-10]',
    (file) => {
      const { boxes, seconds } = readMp4(media(file));
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
      expect(statSync(media(file)).size).toBeLessThanOrEqual(350_000);
      for (const video of videos.filter(({ videoFile }) => videoFile === file)) {
        expect(video.durationSeconds).toBe(filmSeconds(seconds));
      }
    },
  );

  test('every video has Arabic captions that end with it, and a poster', () => {
    for (const video of videos) {
      const captions = readFileSync(media(video.captionsFile), 'utf8');
      expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
      expect(captions).toMatch(/\p{Script=Arabic}/u);
      // A caption takes its direction from its first letter, so one that begins in English says that it is Arabic.
      expect(captions.split('\n').filter((line) => /^[a-z]/i.test(line))).toEqual(['WEBVTT']);
      const ends = [...captions.matchAll(/--> 00:(\d\d\.\d{3})/g)].map((match) => Number(match[1]));
      expect(ends.length).toBeGreaterThan(5);
      expect(Math.max(...ends)).toBeLessThanOrEqual(video.durationSeconds + 1);
      expect(statSync(media(video.posterFile)).size).toBeLessThanOrEqual(40_000);
    }
  });

  test('covers and attachments exist and are small', () => {
    const covers = DEMO_COURSES.flatMap((course) => course.imageFile ?? []);
    for (const cover of covers) expect(statSync(media(cover)).size, cover).toBeLessThanOrEqual(40_000);
    const attachments = videos.flatMap((video) => video.attachment?.file ?? []);
    expect(attachments.length).toBeGreaterThan(0);
    for (const file of attachments) expect(statSync(media(file)).size, file).toBeLessThanOrEqual(60_000);
  });
});

describe('the demo books and students', () => {
  test('books are sold per grade, and one grade has more than a page of eight [GEN-06] [BOOK-12]', () => {
    const shown = DEMO_BOOKS.filter((book) => book.active);
    expect(new Set(shown.map((book) => book.grade))).toEqual(new Set(GRADES));
    expect(duplicates(DEMO_BOOKS.map((book) => book.title))).toEqual([]);
    expect(shown.filter((book) => book.grade === 'Secondary3').length).toBeGreaterThan(BOOKS_A_PAGE);
    for (const book of DEMO_BOOKS) expect(Number.isSafeInteger(book.pricePiastres)).toBe(true);
  });

  test('thirty students of all grades are plainly invented, and some share a parent [GEN-13]', () => {
    expect(DEMO_STUDENTS).toHaveLength(30);
    expect(new Set(DEMO_STUDENTS.map((student) => student.grade))).toEqual(new Set(GRADES));
    for (const key of ['name', 'email', 'phone'] as const) {
      expect(duplicates(DEMO_STUDENTS.map((student) => student[key]))).toEqual([]);
    }
    for (const student of DEMO_STUDENTS) {
      expect(student.email).toMatch(/@demo\.test$/);
      expect(student.phone).toMatch(/^0101000\d{4}$/);
      expect(student.parentPhone).toMatch(/^01[0125]\d{8}$/);
      expect(student.parentPhone).not.toBe(student.phone);
      for (const share of [student.diligence, student.ability]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
    expect(duplicates(DEMO_STUDENTS.map((student) => student.parentPhone)).length).toBeGreaterThan(0);
  });
});
