import type { ExamTerms } from '@hessa/rules/quizzes/exams/exam-terms';
import { MINUTE, TRY } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { appearanceText } from '../courses/showing-words.ts';
import type { StoredQuiz } from './edited-question.ts';
import { ExamTermsDialog } from './exam-terms-dialog.tsx';

interface ExamTermsFieldProps {
  quiz: StoredQuiz;
  digits: DigitStyle;
  refresh: () => Promise<void>;
}

/** Whether a quiz has a limit. Saved when it is said: it is no part of the paper. */
export function ExamTermsField({ quiz, digits, refresh }: ExamTermsFieldProps) {
  const [open, setOpen] = useState(false);
  const { busy, refusal, send } = useSending();
  const save = async (exam: ExamTerms | null) => {
    try {
      await call('PUT /api/teach/quizzes/{lessonId}/exam', {
        params: { lessonId: quiz.lessonId },
        body: { was: quiz.exam, exam },
      });
    } finally {
      await refresh();
    }
  };
  return (
    <section className="exam-terms-field" aria-label="وقت الامتحان">
      <p>
        <b>الوقت:</b> {quiz.exam ? termsWords(quiz.exam, digits) : 'من غير وقت. الطالب بيحل براحته، سؤال سؤال.'}
      </p>
      <div className="exam-terms-acts">
        <Button look="line" size="small" onClick={() => setOpen(true)}>
          {quiz.exam ? 'غيّر الوقت' : 'خليه امتحان بوقت'}
        </Button>
        {quiz.exam && (
          <Button look="quiet" size="small" busy={busy} onClick={() => void send(() => save(null))}>
            شيل الوقت
          </Button>
        )}
      </div>
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {open && (
        <ExamTermsDialog
          terms={quiz.exam}
          digits={digits}
          onClose={() => setOpen(false)}
          onSave={async (exam) => {
            await save(exam);
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

function termsWords(terms: ExamTerms, digits: DigitStyle): string {
  const moment = (at: number) => appearanceText(new Date(at).toISOString(), digits);
  const { minutes, attempts, counts, passMark, opensAt, lastStartAt, closesAt, forms } = terms;
  return [
    countedNoun(minutes, MINUTE, digits),
    attemptWords(attempts, counts, digits),
    passMark !== null && `النجاح من ${formatPercent(passMark, digits)}`,
    forms && 'أربع نماذج',
    opensAt !== null && `يفتح ${moment(opensAt)}`,
    lastStartAt !== null && `آخر بداية ${moment(lastStartAt)}`,
    closesAt !== null && `يقفل ${moment(closesAt)}`,
  ]
    .filter(Boolean)
    .join('، ');
}

function attemptWords(attempts: number, counts: ExamTerms['counts'], digits: DigitStyle): string {
  if (attempts === 1) return 'محاولة واحدة';
  return `${countedNoun(attempts, TRY, digits)} ${counts === 'best' ? 'والأحسن تتحسب' : 'والأخيرة تتحسب'}`;
}
