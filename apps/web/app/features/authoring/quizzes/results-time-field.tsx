import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DayAndTime } from '../../../ui/fields/date-fields.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { StoredQuiz } from './edited-question.ts';
import { momentOf, wallOf } from './wall-moment.ts';

const CHOICES = [
  { value: 'ready', label: 'أول ما تجهز' },
  { value: 'at', label: 'للكل مع بعض في ميعاد' },
];

/** When results are told. No part of the paper: nobody who has the quiz open is asked to answer again because of it. */
export function ResultsTimeField({ quiz, refresh }: { quiz: StoredQuiz; refresh: () => Promise<void> }) {
  const { busy, refusal, send } = useSending();
  const [wall, setWall] = useState(wallOf(quiz.resultsAt));
  const chosen = momentOf(wall);
  function set(resultsAt: number | null): void {
    void send(async () => {
      try {
        await call('PUT /api/teach/quizzes/{lessonId}/results-time', {
          params: { lessonId: quiz.lessonId },
          body: { was: quiz.resultsAt, resultsAt },
        });
      } finally {
        await refresh();
      }
    });
  }
  return (
    <>
      <SelectField
        label="النتايج تظهر امتى؟"
        options={CHOICES}
        value={wall === null ? 'ready' : 'at'}
        hint={
          wall === null
            ? 'كل طالب بيشوف درجته أول ما ورقته تتصحّح كلها.'
            : 'لحد الميعاد محدش بيشوف درجته غيرك، ولا ولي الأمر.'
        }
        problem={refusal?.messageAr}
        disabled={busy}
        onChange={({ target }) => {
          setWall(target.value === 'at' ? { day: '', time: '20:00' } : null);
          if (target.value === 'ready' && quiz.resultsAt !== null) set(null);
        }}
      />
      {wall && (
        <>
          <DayAndTime wall={wall} onChange={setWall} />
          {chosen !== null && chosen !== quiz.resultsAt && (
            <Button look="line" size="small" busy={busy} onClick={() => set(chosen)}>
              احفظ ميعاد النتايج
            </Button>
          )}
        </>
      )}
    </>
  );
}
