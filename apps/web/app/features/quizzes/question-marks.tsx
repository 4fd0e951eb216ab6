import './question-marks.css';

/** What a question counts for, in Arabic whatever the question is written in. */
export function QuestionMarks({ words }: { words: string }) {
  return (
    <bdi className="question-marks" lang="ar-EG" dir="rtl">
      {words}
    </bdi>
  );
}
