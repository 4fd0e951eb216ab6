import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { MARK } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import type { ExamPaper } from './exam-paper.ts';
import '../../../ui/lesson/bubbles.css';

interface ExamMapProps {
  paper: Pick<ExamPaper, 'questions' | 'sections'>;
  answers: readonly (Answer | null)[];
  flags: readonly number[];
  index: number;
  digits: DigitStyle;
  onGoTo: (index: number) => void;
}

/** Every question as a bubble that leads to it, section by section: answered, empty, and to come back to. */
export function ExamBubbles({ isNamed = false, ...map }: ExamMapProps & { isNamed?: boolean }) {
  const { paper, digits } = map;
  const { questions, sections } = paper;
  if (sections.length === 0) return <Row {...map} label="ورقة الإجابة" places={questions.map((_, at) => at)} />;
  return (
    <div className="exam-sections">
      {sections.map(({ name }, section) => {
        const places = questions.flatMap((question, at) => (question.section === section ? [at] : []));
        const marks = places.reduce((sum, at) => sum + (questions[at]?.weight ?? 0), 0);
        const title = `القسم ${formatNumber(section + 1, digits)}: ${name}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          <div key={section}>
            {isNamed && (
              <p className="exam-section-name">
                القسم {formatNumber(section + 1, digits)}: <bdi>{name}</bdi>، {countedNoun(marks, MARK, digits)}
              </p>
            )}
            <Row {...map} label={title} places={places} />
          </div>
        );
      })}
    </div>
  );
}

interface RowProps extends ExamMapProps {
  label: string;
  places: readonly number[];
}

function Row({ answers, flags, index, digits, onGoTo, label, places }: RowProps) {
  return (
    <ol className="bubbles exam-bubbles" aria-label={label}>
      {places.map((at) => (
        <li key={at}>
          <button
            type="button"
            className={`bubble bubble-${answers[at] == null ? 'empty' : 'filled'}${flags.includes(at) ? ' exam-flagged' : ''}`}
            aria-current={at === index ? 'step' : undefined}
            onClick={() => onGoTo(at)}
          >
            {formatNumber(at + 1, digits)}
            <span className="unseen">
              {answers[at] == null ? ' فاضي' : ' اتحل'}
              {flags.includes(at) && '، هترجع له'}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface MapDialogProps extends ExamMapProps {
  onClose: () => void;
  onHandIn: () => void;
}

export function ExamMap({ onClose, onHandIn, ...map }: MapDialogProps) {
  const { answers, flags, digits } = map;
  const empty = answers.filter((answer) => answer === null).length;
  return (
    <Dialog title="كل الأسئلة" onClose={onClose}>
      <p className="exam-legend">
        <span>
          <i className="bubble bubble-filled" aria-hidden="true" /> اتحل: {formatNumber(answers.length - empty, digits)}
        </span>
        <span>
          <i className="bubble bubble-empty" aria-hidden="true" /> فاضي: {formatNumber(empty, digits)}
        </span>
        <span>
          <i className="exam-flag" aria-hidden="true" /> هترجع له: {formatNumber(flags.length, digits)}
        </span>
      </p>
      <ExamBubbles {...map} isNamed />
      <Button look="line" wide onClick={onHandIn}>
        سلّم الورقة
      </Button>
    </Dialog>
  );
}
