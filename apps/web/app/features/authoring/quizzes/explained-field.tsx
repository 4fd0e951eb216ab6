import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { playerTime } from '@hessa/rules/media/player-time';
import { readPlayerTime } from '@hessa/rules/media/read-player-time';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { EditedQuestion } from './edited-question.ts';

type ExplainedIn = EditedQuestion['explainedIn'];

interface ExplainedFieldProps {
  courseId: number;
  explainedIn: ExplainedIn;
  onChange: (place: ExplainedIn) => void;
}

const NONE = { value: '', label: 'من غير فيديو' };

/** The part of a video of the course that explains the question, for whoever gets it wrong. */
export function ExplainedField({ courseId, explainedIn, onChange }: ExplainedFieldProps) {
  const { reply, error } = useRead('GET /api/teach/courses/{courseId}', { params: { courseId } });
  const [written, setWritten] = useState(() => (explainedIn ? playerTime(explainedIn.second) : ''));
  const lessons = reply?.data.units.flatMap((unit) => unit.lessons) ?? [];
  const videos = lessons.filter((lesson) => kindOfLesson(lesson).isWatched);
  const isGone = explainedIn !== null && reply !== undefined && !videos.some(({ id }) => id === explainedIn.lessonId);
  const unread = explainedIn !== null && written.trim() !== '' && readSecond(written) === null;

  return (
    <div className="question-explained">
      <SelectField
        label="الفيديو اللي بيشرحه"
        options={[NONE, ...videos.map(({ id, lessonName }) => ({ value: String(id), label: lessonName }))]}
        value={explainedIn === null || isGone ? '' : String(explainedIn.lessonId)}
        hint={
          isGone ? 'الفيديو اللي كان هنا اتمسح. اختار غيره.' : 'اللي يغلط فيه هيلاقي لينك يفتحله الفيديو على الثانية دي'
        }
        problem={error?.messageAr}
        disabled={!reply}
        onChange={({ target: { value } }) => {
          onChange(value === '' ? null : { lessonId: Number(value), second: readSecond(written) ?? 0 });
        }}
      />
      {explainedIn !== null && !isGone && (
        <Field
          label="من الدقيقة"
          script="latin"
          inputMode="text"
          maxLength={8}
          placeholder="4:10"
          value={written}
          hint="دقايق وثواني، زي 4:10"
          problem={unread && 'اكتبها دقايق وثواني، زي 4:10'}
          onChange={({ target: { value } }) => {
            setWritten(value);
            const second = value.trim() === '' ? 0 : readSecond(value);
            if (second !== null) onChange({ ...explainedIn, second });
          }}
        />
      )}
    </div>
  );
}

function readSecond(written: string): number | null {
  const second = readPlayerTime(written);
  return second !== null && second <= QUESTION_LIMITS.secondAtMost ? second : null;
}
