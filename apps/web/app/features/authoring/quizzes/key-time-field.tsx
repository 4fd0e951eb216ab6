import type { KeyTime } from '@hessa/rules/quizzes/key-time';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { StoredQuiz } from './edited-question.ts';

const CHOICES: readonly { readonly value: KeyTime; readonly label: string }[] = [
  { value: 'at-once', label: 'أول ما يسلّم' },
  { value: 'after-window', label: 'لما وقت الوحدة يخلص عنده' },
  { value: 'never', label: 'مش هيشوفها' },
];

const HINTS: Readonly<Record<KeyTime, string>> = {
  'at-once': 'اللي بيسلّم الأول ممكن يبعت الإجابات لزمايله.',
  'after-window': 'لحد ساعتها بيشوف درجته بس. لو الكورس مفتوح على طول، هتفضل مقفولة لحد ما تغيّرها هنا.',
  never: 'هيشوف درجته بس. تقدر تغيّرها هنا في أي وقت.',
};

/** When a student sees the right answers. Saved when it is chosen: it is no part of the paper. */
export function KeyTimeField({ quiz, refresh }: { quiz: StoredQuiz; refresh: () => Promise<void> }) {
  const { busy, refusal, send } = useSending();
  return (
    <SelectField
      label="الطالب يشوف الإجابات الصح امتى؟"
      options={CHOICES}
      value={quiz.keyTime}
      hint={HINTS[quiz.keyTime]}
      problem={refusal?.messageAr}
      disabled={busy}
      onChange={(event) => {
        const keyTime = event.target.value as KeyTime;
        void send(async () => {
          try {
            await call('PUT /api/teach/quizzes/{lessonId}/key-time', {
              params: { lessonId: quiz.lessonId },
              body: { keyTime },
            });
          } finally {
            await refresh();
          }
        });
      }}
    />
  );
}
