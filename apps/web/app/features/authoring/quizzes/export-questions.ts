import { questionRows } from '@hessa/rules/quizzes/export/question-rows';
import { writeGift } from '@hessa/rules/quizzes/export/write-gift';
import { TABLE_HEADS } from '@hessa/rules/quizzes/import/table-columns';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { makeWorkbook } from '../../../spreadsheet/make-workbook.ts';
import { saveFile } from '../../../spreadsheet/save-file.ts';
import type { EditedQuestion } from './edited-question.ts';

const WIDTHS = [50, ...Array.from({ length: 6 }, () => 18), 14, 8, 40, 12, 18, 14];

/** Moodle's GIFT: weights, pictures and a fixed order stay behind. Answers how many questions it has no form for. */
export function exportGift(questions: readonly EditedQuestion[], name: string): number {
  saveFile(new Blob([writeGift(questions)], { type: 'text/plain;charset=utf-8' }), `${fileName(name)}.gift`);
  return questions.filter((question) => kindOf(question).gift(question) === null).length;
}

/** The columns of the template, so that it can be filled on and brought back. */
export async function exportExcel(questions: readonly EditedQuestion[], name: string): Promise<void> {
  const rows = questionRows(questions);
  saveFile(await makeWorkbook([{ name: 'الأسئلة', rows, widths: WIDTHS }]), `${fileName(name)}.xlsx`);
}

/** Heads alone on the sheet that is read, and an example on another, so that nobody imports the example. */
export async function saveTemplate(): Promise<void> {
  const example = [
    [
      'She ___ English since 2020.',
      'studies',
      'studied',
      'has studied',
      '',
      '',
      '',
      'C',
      1,
      'since + Present Perfect',
      '',
    ],
    ['Which of these are verbs?', 'go', 'school', 'eat', 'red', '', '', 'A, C', 2, '', ''],
    ['ما جمع كلمة «كتاب»؟', 'كتب', 'كتابات', 'كاتب', 'كل ما سبق', '', '', 'أ', 2, '', 'نعم'],
  ];
  saveFile(
    await makeWorkbook([
      { name: 'الأسئلة', rows: [TABLE_HEADS], widths: WIDTHS },
      { name: 'مثال', rows: [TABLE_HEADS, ...example], widths: WIDTHS },
    ]),
    'hessa-questions.xlsx',
  );
}

/** A name that every system takes. */
function fileName(name: string): string {
  return (
    name
      .replace(/[\p{Cc}<>:"/\\|?*.]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'questions'
  );
}
