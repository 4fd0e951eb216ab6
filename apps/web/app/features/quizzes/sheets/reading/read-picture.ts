import type { Reply } from '@hessa/contract/client';
import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import {
  type FoundSheet,
  findSheet,
  type ReadSheet,
  readSheet,
  type SheetTrouble,
} from '@hessa/rules/quizzes/sheets/reading/read-sheet';
import { seatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { shadedRows } from '@hessa/rules/quizzes/sheets/sheet-answers';
import type { SheetPicture } from './sheet-picture.ts';

export type SheetDesk = Reply<'GET /api/teach/quizzes/{lessonId}/sheets'>['data'];

/** A sheet of this exam, read as far as a machine can. */
export interface SheetInHand {
  picture: SheetPicture;
  found: FoundSheet;
  read: ReadSheet;
  version: number;
  /** The version that the exam has now, where the sheet is of an older one. */
  newer: number | null;
  forms: SheetDesk['papers'][number]['forms'];
  form: FormLetter | null;
  seat: number | null;
}

export type PictureTrouble = SheetTrouble | 'other-exam' | 'unknown-version';

export function readPicture(picture: SheetPicture, desk: SheetDesk, lessonId: number): SheetInHand | PictureTrouble {
  const found = findSheet(picture.grey);
  if (typeof found === 'string') return found;
  if (found.code.lessonId !== lessonId) return 'other-exam';
  const paper = desk.papers.find(({ version }) => version === found.code.version);
  const questions = shadedRows(paper?.forms[0]?.rows ?? []);
  if (!paper || questions === 0) return 'unknown-version';
  const read = readSheet(found, questions);
  const seat = read.serial === null ? null : seatNumber(read.serial);
  const newer = paper.version < desk.version ? desk.version : null;
  return { picture, found, read, version: paper.version, newer, forms: paper.forms, form: read.form, seat };
}
