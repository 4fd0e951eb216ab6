import { teachMarkingDeskPath, teachMarkingPath, teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import type { DeskPaper, DeskQuestion, MarkingDesk } from './use-marking.ts';

interface AllMarkedProps {
  lessonId: number;
  desk: Pick<MarkingDesk, 'questions'>;
  question: Pick<DeskQuestion, 'identity'>;
  papers: readonly Pick<DeskPaper, 'stage'>[];
  digits: DigitStyle;
}

/** After the last paper of a question: that it was the last, what is left to others, and where to go on. */
export function AllMarked({ lessonId, desk, question, papers, digits }: AllMarkedProps) {
  const next = desk.questions.find(({ identity, waiting }) => identity !== question.identity && waiting > 0);
  const forSecond = papers.filter(({ stage }) => stage === 'first').length;
  return (
    <Note
      tone="right"
      title="صحّحت كل ورق السؤال ده"
      actions={
        <>
          {next ? (
            <ButtonLink size="small" to={`${teachMarkingDeskPath({ lessonId })}?question=${next.identity}`}>
              صحّح السؤال {formatNumber(next.number, digits)}
            </ButtonLink>
          ) : (
            <ButtonLink size="small" to={teachQuizReportPath({ lessonId })}>
              شوف النتيجة
            </ButtonLink>
          )}
          <ButtonLink look="line" size="small" to={teachMarkingPath()}>
            كل اللي مستني تصحيح
          </ButtonLink>
        </>
      }
    >
      {forSecond > 0 && <p>فاضل المصحّح التاني في {countedAlone(forSecond, PAPER, digits)}.</p>}
    </Note>
  );
}
