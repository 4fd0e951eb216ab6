import { teachQuizPath } from '@hessa/rules/lessons/kinds/quiz';
import { teachReadSheetsPath } from '@hessa/rules/pages/console-pages';
import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { mayHaveSheet, shadedOf, sheetMisfit } from '@hessa/rules/quizzes/sheets/sheet-fit';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReadGate } from '../../../../api/read-gate.tsx';
import { useRead } from '../../../../api/use-read.ts';
import { needBrowser } from '../../../../in-app/need-browser.ts';
import { PageFailed } from '../../../../teach-shell/frame/page-failed.tsx';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import { SheetsToPrint } from '../../../quizzes/sheets/sheets-to-print.tsx';
import type { StoredQuiz } from '../edited-question.ts';
import { type Print, PrintChoices } from './print-choices.tsx';
import { PrintedKey } from './printed-key.tsx';
import { PrintedQuiz } from './printed-quiz.tsx';
import { sheetMisfitWords } from './sheet-misfit-words.ts';
import { usePaperForms } from './use-paper-forms.ts';
import './printed-quiz-screen.css';

interface PrintedQuizScreenProps {
  lessonId: number;
  teacher: string;
  digits: DigitStyle;
}

/** What comes out of the printer, seen first on the screen: the paper in its forms, its keys, and sheets to shade. */
export function PrintedQuizScreen({ lessonId, teacher, digits }: PrintedQuizScreenProps) {
  const read = useRead('GET /api/teach/quizzes/{lessonId}', { params: { lessonId } }, { freshMs: 0, forgotten: true });
  return (
    <ReadGate read={read} waiting="بنجهّز الورقة" failed={<PageFailed read={read} heading="h1" />}>
      {({ data: quiz }) => <ToPrint quiz={quiz} teacher={teacher} digits={digits} refresh={read.refresh} />}
    </ReadGate>
  );
}

interface ToPrintProps extends Omit<PrintedQuizScreenProps, 'lessonId'> {
  quiz: StoredQuiz;
  refresh: () => Promise<void>;
}

function ToPrint({ quiz, teacher, digits, refresh }: ToPrintProps) {
  // Nobody gets the whole pool: on paper too a student has what a form drew.
  const draws = quiz.sections.some(({ draw }) => draw !== null);
  const [print, setPrint] = useState<Print>({ what: 'paper', form: draws ? FORM_LETTERS[0] : null, sheets: 'blank' });
  const forms = usePaperForms(quiz, refresh);
  const { lessonId, courseId, name, version } = quiz;
  const isEmpty = quiz.questions.length === 0;
  // Each form may draw its own, and all of them as many.
  const first = forms.forms?.[0]?.entries.flatMap(({ at }) => quiz.questions[at] ?? []) ?? quiz.questions;
  const rows = shadedOf(first);
  const misfit = print.what === 'sheets' && !isEmpty ? sheetMisfit(quiz.questions, rows) : null;
  const wantForms = useEffectEvent(() => void forms.want());
  useEffect(() => {
    if (draws) wantForms();
  }, [draws]);

  async function choose(wanted: Print): Promise<void> {
    const needsForms = wanted.what === 'keys' || wanted.what === 'sheets' || wanted.form !== null;
    if (!needsForms || (await forms.want())) setPrint(wanted);
  }

  return (
    <div className="quiz-print">
      <div className="console-page quiz-print-bar">
        <div className="console-head">
          <h1>اطبع الامتحان</h1>
          <div className="console-actions">
            <ButtonLink look="quiet" size="small" to={teachQuizPath({ courseId, lessonId })}>
              ارجع للامتحان
            </ButtonLink>
            {print.what === 'sheets' && mayHaveSheet(quiz.questions) && (
              <ButtonLink look="quiet" size="small" to={teachReadSheetsPath({ lessonId })}>
                اقرا الورق بالكاميرا
              </ButtonLink>
            )}
            <Button
              size="small"
              disabled={isEmpty || misfit !== null}
              onClick={() => needBrowser('print') || window.print()}
            >
              اطبع
            </Button>
          </div>
        </div>
        <PrintChoices print={print} draws={draws} onChoose={(wanted) => void choose(wanted)} />
        {draws && (
          <Note tone="info" still title="كل نموذج بيسحب أسئلته">
            الورقة دي بتسحب لكل طالب جزء من الأسئلة، فاللي بيتطبع هو اللي طالب واحد بياخده، مش كل الأسئلة.
          </Note>
        )}
        {forms.refusal && <Note tone="warn" title={forms.refusal.messageAr} />}
        {isEmpty && <Note tone="warn" title="الامتحان لسه من غير أسئلة" />}
        {misfit && <Note tone="warn" title={sheetMisfitWords(misfit, digits)} />}
      </div>
      {!isEmpty && print.what === 'keys' && forms.forms && (
        <PrintedKey quiz={quiz} forms={forms.forms} digits={digits} />
      )}
      {!isEmpty && print.what === 'sheets' && !misfit && (
        <SheetsToPrint
          key={print.sheets}
          wanted={print.sheets}
          paper={{ lessonId, version, name, questions: rows }}
          teacher={teacher}
          digits={digits}
        />
      )}
      {!isEmpty &&
        (print.what === 'paper' || print.what === 'answers') &&
        chosenForms(print, forms.forms).map((form) => (
          <PrintedQuiz
            key={form?.letter ?? ''}
            quiz={quiz}
            teacher={teacher}
            withKey={print.what === 'answers'}
            digits={digits}
            form={form}
          />
        ))}
    </div>
  );
}

/** The forms that come out one behind the other; a single undefined is the paper as it was written. */
function chosenForms<Form extends { letter: string }>({ form }: Print, made: readonly Form[] | null) {
  if (form === null) return [undefined];
  if (!made) return [];
  return form === 'all' ? made : made.filter(({ letter }) => letter === form);
}
