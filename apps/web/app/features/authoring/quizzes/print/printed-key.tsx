import type { Reply } from '@hessa/contract/client';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import { isArabic } from '../../../quizzes/answer-letter.ts';
import type { StoredQuiz } from '../edited-question.ts';
import { formKey } from './form-key.ts';
import './printed-key.css';

export type PaperForm = Reply<'PUT /api/teach/quizzes/{lessonId}/forms'>['data']['forms'][number];

interface PrintedKeyProps {
  quiz: Pick<StoredQuiz, 'name' | 'version' | 'questions'>;
  forms: readonly PaperForm[];
  digits: DigitStyle;
}

/** What is right in each form, number by number: what lies beside a heap of papers. */
export function PrintedKey({ quiz, forms, digits }: PrintedKeyProps) {
  return (
    <article className="quiz-sheet-a4" aria-label="مفتاح النماذج">
      <header className="quiz-sheet-head">
        <h2 className="quiz-sheet-title">مفتاح النماذج</h2>
        <p className="quiz-sheet-teacher">
          <RtlTitle>{quiz.name}</RtlTitle>، <bdi>نسخة {formatNumber(quiz.version, digits)}</bdi>
        </p>
      </header>
      <table className="printed-key">
        <thead>
          <tr>
            <th scope="col">السؤال</th>
            {forms.map(({ letter }) => (
              <th key={letter} scope="col">
                نموذج {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {forms[0]?.entries.map(({ at }, place) => (
            <tr key={at}>
              <th scope="row">
                <bdi dir="ltr">{place + 1}</bdi>
              </th>
              {forms.map(({ letter, entries }) => (
                <td key={letter}>
                  <KeyOfEntry questions={quiz.questions} entry={entries[place]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

interface KeyOfEntryProps {
  questions: StoredQuiz['questions'];
  entry: PaperForm['entries'][number] | undefined;
}

function KeyOfEntry({ questions, entry }: KeyOfEntryProps) {
  const question = entry && questions[entry.at];
  if (!question) return null;
  const key = formKey(question, entry.order);
  if (key === null) return <span className="printed-key-open">بتصحّحه بنفسك</span>;
  return isArabic(key) ? (
    <bdi dir="rtl">{key}</bdi>
  ) : (
    <bdi dir="ltr" lang="en">
      {key}
    </bdi>
  );
}
