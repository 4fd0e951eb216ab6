import type { Reply } from '@hessa/contract/client';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import { answerLetter } from '../../../quizzes/answer-letter.ts';
import type { StoredQuiz } from '../edited-question.ts';
import './printed-key.css';

export type PaperForm = Reply<'PUT /api/teach/quizzes/{lessonId}/forms'>['data']['forms'][number];

interface PrintedKeyProps {
  quiz: Pick<StoredQuiz, 'name' | 'questions'>;
  forms: readonly PaperForm[];
}

/** The letters that are right in each form, number by number: what lies beside a heap of papers. */
export function PrintedKey({ quiz, forms }: PrintedKeyProps) {
  return (
    <article className="quiz-sheet-a4" aria-label="مفتاح النماذج">
      <header className="quiz-sheet-head">
        <h2 className="quiz-sheet-title">مفتاح النماذج</h2>
        <p className="quiz-sheet-teacher">
          <RtlTitle>{quiz.name}</RtlTitle>
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
                  <bdi dir="ltr" lang="en">
                    {rightLetters(quiz.questions, entries[place])}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function rightLetters(questions: StoredQuiz['questions'], entry: PaperForm['entries'][number] | undefined): string {
  const question = entry && questions[entry.at];
  if (!question) return '';
  const { right } = sketchOf(question);
  const letters = entry.order.flatMap((stored, shown) => (right.includes(stored) ? answerLetter(shown, false) : []));
  return letters.join(' ');
}
