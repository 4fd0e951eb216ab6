import { FORM_LETTERS, type FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { Chip, Chips } from '../../../../ui/controls/chips.tsx';
import type { SheetsWanted } from '../../../quizzes/sheets/sheets-to-print.tsx';

export interface Print {
  what: 'paper' | 'answers' | 'keys' | 'sheets';
  /** Null for the paper as it was written. */
  form: FormLetter | 'all' | null;
  sheets: SheetsWanted;
}

const WHAT = [
  ['paper', 'للطالب'],
  ['answers', 'بالإجابات'],
  ['keys', 'مفتاح النماذج'],
  ['sheets', 'ورقة التظليل'],
] as const;

const SHEETS = [
  ['blank', 'فاضية برقم جلوس'],
  ['named', 'باسم كل طالب'],
  ['seats', 'كشف أرقام الجلوس'],
] as const;

interface PrintChoicesProps {
  print: Print;
  /** Each form draws its questions: there is no paper without one. */
  draws: boolean;
  onChoose: (print: Print) => void;
}

/** What is printed, and in which form of it. */
export function PrintChoices({ print, draws, onChoose }: PrintChoicesProps) {
  return (
    <>
      <Chips label="هتطبع إيه">
        {WHAT.map(([what, label]) => (
          <Chip key={what} chosen={print.what === what} onClick={() => onChoose({ ...print, what })}>
            {label}
          </Chip>
        ))}
      </Chips>
      {(print.what === 'paper' || print.what === 'answers') && (
        <Chips label="النموذج">
          {!draws && (
            <Chip chosen={print.form === null} onClick={() => onChoose({ ...print, form: null })}>
              من غير نماذج
            </Chip>
          )}
          {FORM_LETTERS.map((letter) => (
            <Chip key={letter} chosen={print.form === letter} onClick={() => onChoose({ ...print, form: letter })}>
              نموذج {letter}
            </Chip>
          ))}
          <Chip chosen={print.form === 'all'} onClick={() => onChoose({ ...print, form: 'all' })}>
            الأربعة ورا بعض
          </Chip>
        </Chips>
      )}
      {print.what === 'sheets' && (
        <Chips label="ورقة مين">
          {SHEETS.map(([sheets, label]) => (
            <Chip key={sheets} chosen={print.sheets === sheets} onClick={() => onChoose({ ...print, sheets })}>
              {label}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  );
}
