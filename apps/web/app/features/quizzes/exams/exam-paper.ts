import type { Reply } from '@hessa/contract/client';
import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { examPaperName } from '../../../session/private-names.ts';
import { readPrivate, removePrivate, writePrivate } from '../../../session/private-store.ts';
import { forgetPictures } from '../kept-pictures.ts';
import { type PaperParts, partsOf } from '../parts/paper-parts.ts';
import type { Question } from '../quiz-paper.ts';

export type ExamState = Reply<'GET /api/exams/{lessonId}'>['data'];
export type Started = Reply<'POST /api/exams/{lessonId}/start'>['data'];

/** The questions of the attempt under way. */
export interface ExamPaper extends PaperParts {
  number: number;
  lessonName: string;
  possible: number;
  /** Absent in papers that were kept before there were forms on the screen. */
  form?: FormLetter | null;
  questions: readonly Question[];
}

export async function readPaper(userId: string, lessonId: number): Promise<ExamPaper | null> {
  const kept = (await readPrivate(userId, examPaperName(lessonId)))?.value as ExamPaper | undefined;
  return kept ? { ...kept, ...partsOf(kept) } : null;
}

/** Kept on the phone, so that an attempt that was started is finished without a line. */
export async function keepPaper(userId: string, lessonId: number, started: Started): Promise<ExamPaper> {
  const { lessonName, possible, sitting } = started.exam;
  const { questions } = started;
  const form = sitting?.form ?? null;
  const paper = { number: sitting?.number ?? 0, lessonName, possible, form, questions, ...partsOf(started) };
  await writePrivate(userId, examPaperName(lessonId), paper);
  return paper;
}

export function forgetExamPaper(userId: string, lessonId: number): void {
  void removePrivate(userId, examPaperName(lessonId));
  void forgetPictures(userId, lessonId);
}
