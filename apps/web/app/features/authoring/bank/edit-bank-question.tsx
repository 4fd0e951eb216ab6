import type { Input } from '@hessa/contract/client';
import { kindOf, tidiedPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { questionProblems } from '@hessa/rules/quizzes/question-problems';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { isArabic } from '../../quizzes/answer-letter.ts';
import type { EditedQuestion } from '../quizzes/edited-question.ts';
import { QUESTION_EDITORS } from '../quizzes/kinds/question-editors.ts';
import type { QuestionCalls } from '../quizzes/question-calls.ts';
import { useFocusPlace } from '../quizzes/use-focus-place.ts';
import type { BankQuestion } from './bank-question.ts';
import '../quizzes/question-card.css';

interface EditBankQuestionProps {
  stored: BankQuestion;
  digits: DigitStyle;
  onClose: () => void;
  onDone: () => void;
}

type Sent = Input<'PUT /api/teach/bank/{questionId}'>['body']['question'];
const nothing = () => {};

/** A question worded anew, for what is drawn from now on. */
export function EditBankQuestion({ stored, digits, onClose, onDone }: EditBankQuestionProps) {
  const [question, setQuestion] = useState(() => underPen(stored));
  const { busy, refusal, send } = useSending();
  const focus = useFocusPlace();
  const { Fields } = QUESTION_EDITORS[question.kind];
  const isIncomplete = questionProblems({ ...question, ...tidiedPart(question) }).length > 0;
  const calls: QuestionCalls = {
    change: (_id, edit) => setQuestion(edit),
    focus,
    ...{
      become: nothing,
      place: nothing,
      enter: nothing,
      done: nothing,
      copy: nothing,
      remove: nothing,
      keepPicture: nothing,
    },
  };

  const save = () =>
    send(async () => {
      await call('PUT /api/teach/bank/{questionId}', {
        params: { questionId: stored.id },
        body: { version: stored.version, question: sentQuestion(question) },
      });
      onDone();
    });

  return (
    <Dialog title="عدّل السؤال في البنك" busy={busy} onClose={onClose}>
      <div className="bank-labels">
        <p className="muted">التعديل للي هيتسحب بعد كده بس. الامتحانات اللي فيها السؤال مش بتتغيّر.</p>
        <TextArea
          label="نص السؤال"
          dir="auto"
          rows={2}
          maxLength={QUESTION_LIMITS.textLength}
          value={question.text}
          onChange={({ target }) => setQuestion((now) => ({ ...now, text: dropUnprintable(target.value, 'lines') }))}
        />
        <Fields
          question={question}
          name="السؤال"
          digits={digits}
          isArabic={isArabic(question.text || kindOf(question).words(question).join(''))}
          calls={calls}
        />
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button busy={busy} disabled={isIncomplete} onClick={() => void save()}>
          احفظ في البنك
        </Button>
      </div>
    </Dialog>
  );
}

/** A question of the bank as the fields of its kind know one. */
function underPen(stored: BankQuestion): EditedQuestion {
  return { ...stored, id: `bank ${stored.id}`, from: null, explainedIn: null, section: null, passage: null };
}

function sentQuestion(question: EditedQuestion): Sent {
  const { text, weight, explanation, pinned } = question;
  return { text, weight, explanation, pinned, ...tidiedPart(question) } as Sent;
}
