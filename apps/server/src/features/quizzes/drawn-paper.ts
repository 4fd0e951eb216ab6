import { drawPlaces } from '@hessa/rules/quizzes/pools';
import { type KeptAnswer, NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { hmac } from '../../platform/keyed-hash.ts';
import type { ExamWork } from './exams/exam-work.ts';
import type { StoredPaper } from './quiz-questions.ts';

/** The places of the questions that an attempt is about; null where its paper draws none. */
export type DrawnPlaces = readonly number[] | null;

interface DrawnAttempt {
  studentId: string;
  lessonId: number;
  /** From 1: another attempt draws anew. */
  number: number;
}

/** What is drawn for an attempt that begins. It is kept with it, because the way it is drawn may change. */
export function drawFor(
  { tenant, platform }: Pick<ExamWork, 'tenant' | 'platform'>,
  { sections, questions }: StoredPaper,
  { studentId, lessonId, number }: DrawnAttempt,
): DrawnPlaces {
  if (sections.every(({ draw }) => draw === null)) return null;
  const { mediaKey } = platform.secrets.first;
  const seed = hmac(mediaKey, 'drawn questions', tenant.id, studentId, String(lessonId), String(number));
  return drawPlaces(sections, questions, seed.toString('base64url'));
}

/** The paper with the questions at these places alone, and with the passages that they are about. */
export function drawnPaper(paper: StoredPaper, drawn: DrawnPlaces): StoredPaper {
  if (!drawn) return paper;
  const questions = drawn.flatMap((at) => paper.questions[at] ?? []);
  const met = [...new Set(questions.flatMap(({ passage }) => passage ?? []))];
  return {
    sections: paper.sections,
    passages: met.flatMap((at) => paper.passages[at] ?? []),
    questions: questions.map((question) => ({
      ...question,
      passage: question.passage === null ? null : met.indexOf(question.passage),
    })),
  };
}

/** Answers to the drawn questions by the places of the whole paper: what was not drawn does not count. */
export function onWholePaper(
  { questions }: StoredPaper,
  drawn: DrawnPlaces,
  answers: readonly KeptAnswer[],
): KeptAnswer[] {
  if (!drawn) return [...answers];
  return questions.map((_, place) => {
    const at = drawn.indexOf(place);
    return at < 0 ? NOT_COUNTED : (answers[at] ?? null);
  });
}
