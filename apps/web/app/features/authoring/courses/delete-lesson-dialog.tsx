import type { Reply } from '@hessa/contract/client';
import { NOTE, PAPER, STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useRead } from '../../../api/use-read.ts';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import type { TaughtLesson } from '../../../teach-shell/editing/use-taught-course.ts';
import { Button } from '../../../ui/controls/button.tsx';

type Traces = Reply<'GET /api/teach/lessons/{lessonId}/traces'>['data'];

interface DeleteLessonDialogProps {
  lesson: TaughtLesson;
  digits: DigitStyle;
  onClose: () => void;
  /** Throws what the server refused. */
  onDelete: (withTraces: boolean) => Promise<void>;
  onHide: () => void;
}

/** Names what goes with the lesson before it goes, and offers what is nearly always meant: hiding it. */
export function DeleteLessonDialog({ lesson, digits, onClose, onDelete, onHide }: DeleteLessonDialogProps) {
  const { reply } = useRead(
    'GET /api/teach/lessons/{lessonId}/traces',
    { params: { lessonId: lesson.id } },
    { freshMs: 0 },
  );
  const traces = reply?.data;
  const isBegun = traces !== undefined && traces.students > 0;
  return (
    <ConfirmDialog
      title={`تمسح درس «${lesson.lessonName}»؟`}
      confirm="امسح الدرس"
      danger
      onClose={onClose}
      onConfirm={() => onDelete(isBegun)}
    >
      <div className="console-form">
        {isBegun && (
          <p>
            <b>{whoBegan(traces, digits)}</b> {whatGoes(traces, digits)}
          </p>
        )}
        <p>
          الدرس هيفضل في المحذوفات ٣٠ يوم، وتقدر ترجّعه منها
          {isBegun && ' بكل اللي الطلبة عملوه'}.
        </p>
        {isBegun && lesson.showing.kind !== 'hidden' && (
          <div className="console-actions">
            <Button look="soft" size="small" onClick={onHide}>
              اخفيه بس، والدرجات تفضل
            </Button>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}

function whoBegan({ students }: Traces, digits: DigitStyle): string {
  return `${countedNoun(students, STUDENT, digits)} ${students === 1 ? 'بدأ' : 'بدأوا'} الدرس ده.`;
}

function whatGoes({ papers, notes }: Traces, digits: DigitStyle): string {
  const parts = [
    'تقدّم الطلبة فيه',
    ...(papers > 0 ? [`${countedNoun(papers, PAPER, digits)} ${papers === 2 ? 'بدرجاتهم' : 'بدرجاتها'}`] : []),
    ...(notes > 0 ? [countedNoun(notes, NOTE, digits)] : []),
  ];
  return `لو مسحته هيتمسح معاه ${parts.join('، و')}.`;
}
