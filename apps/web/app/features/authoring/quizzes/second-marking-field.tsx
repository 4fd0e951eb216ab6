import type { SecondMarking } from '@hessa/rules/quizzes/second-marking';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { StoredQuiz } from './edited-question.ts';

const CHOICES: readonly { readonly value: SecondMarking; readonly label: string }[] = [
  { value: 'none', label: 'لأ، مصحّح واحد يكفي' },
  { value: 'sample', label: 'لورقة من كل خمسة تقريبًا' },
  { value: 'all', label: 'لكل الورق' },
];

const HINTS: Readonly<Record<SecondMarking, string>> = {
  none: 'الدرجة بتتحسب أول ما واحد من الفريق يصحّح.',
  sample: 'المنصة بتختار الورق. كل مصحّح مش شايف درجات التاني، ولو اختلفوا إنت اللي بتحسم.',
  all: 'لازم اتنين من الفريق. كل مصحّح مش شايف درجات التاني، ولو اختلفوا إنت اللي بتحسم.',
};

/** Whose written answers two people mark. Saved when it is chosen: it is no part of the paper. */
export function SecondMarkingField({ quiz, refresh }: { quiz: StoredQuiz; refresh: () => Promise<void> }) {
  const { busy, refusal, send } = useSending();
  return (
    <SelectField
      label="المقالي يتصحّح مرتين؟"
      options={CHOICES}
      value={quiz.secondMarking}
      hint={HINTS[quiz.secondMarking]}
      problem={refusal?.messageAr}
      disabled={busy}
      onChange={({ target }) => {
        const secondMarking = target.value as SecondMarking;
        void send(async () => {
          try {
            await call('PUT /api/teach/quizzes/{lessonId}/second-marking', {
              params: { lessonId: quiz.lessonId },
              body: { was: quiz.secondMarking, secondMarking },
            });
          } finally {
            await refresh();
          }
        });
      }}
    />
  );
}
