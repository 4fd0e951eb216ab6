import {
  teachMarkingDeskPath,
  teachMarkingDifferencesPath,
  teachMarkingPath,
  teachQuizReportPath,
} from '@hessa/rules/pages/console-pages';
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
  /** Whether who sits here may open the results: an assistant marks, and is not led where the door is closed. */
  mayOpenResults: boolean;
  digits: DigitStyle;
}

/** After the last paper of a question: that it was the last, what is left to others, and where to go on. */
export function AllMarked({ lessonId, desk, question, papers, mayOpenResults, digits }: AllMarkedProps) {
  const next = desk.questions.find(({ identity, waiting }) => identity !== question.identity && waiting > 0);
  const differ = papers.filter(({ stage }) => stage === 'differs').length;
  const leadsToSettle = differ > 0 && mayOpenResults;
  const leadsToResults = !next && !leadsToSettle && mayOpenResults;
  const forSecond = papers.filter(({ stage }) => stage === 'first').length;
  return (
    <Note
      tone="right"
      title="صحّحت كل ورق السؤال ده"
      actions={
        <>
          {next && (
            <ButtonLink size="small" to={`${teachMarkingDeskPath({ lessonId })}?question=${next.identity}`}>
              صحّح السؤال {formatNumber(next.number, digits)}
            </ButtonLink>
          )}
          {leadsToSettle && (
            <ButtonLink look={next ? 'line' : 'solid'} size="small" to={teachMarkingDifferencesPath({ lessonId })}>
              احسم الخلاف
            </ButtonLink>
          )}
          {leadsToResults && (
            <ButtonLink size="small" to={teachQuizReportPath({ lessonId })}>
              شوف النتيجة
            </ButtonLink>
          )}
          <ButtonLink
            look={next || leadsToSettle || leadsToResults ? 'line' : 'solid'}
            size="small"
            to={teachMarkingPath()}
          >
            كل اللي مستني تصحيح
          </ButtonLink>
        </>
      }
    >
      {differ > 0 && <p>المصحّحين مش متفقين في {countedAlone(differ, PAPER, digits)}.</p>}
      {forSecond > 0 && <p>فاضل المصحّح التاني في {countedAlone(forSecond, PAPER, digits)}.</p>}
    </Note>
  );
}
