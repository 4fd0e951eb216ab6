import { sketchOf, type WrittenPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { QuestionWords } from '../../quizzes/question-words.tsx';
import type { Paper } from './edit-paper.ts';
import type { StoredQuiz } from './edited-question.ts';

const SHOWN_AT_MOST = 3;

/** What somebody else's paper says where it differs from mine. */
export function ConflictingPaper({ quiz, mine, digits }: { quiz: StoredQuiz; mine: Paper; digits: DigitStyle }) {
  const words = (question: WrittenPart & { text: string }) =>
    JSON.stringify([question.text, question.kind, sketchOf(question)]);
  const known = new Set(mine.map(words));
  const theirs = quiz.questions.filter((question) => !known.has(words(question)));
  return (
    <div className="conflicting-paper">
      <p>
        النسخة المحفوظة فيها {countedNoun(quiz.questions.length, QUESTION, digits)}
        {theirs.length > 0 && '، والمختلف فيها:'}
      </p>
      <ul>
        {theirs.slice(0, SHOWN_AT_MOST).map((question) => (
          <li key={question.id}>
            <p dir="auto">
              <QuestionWords text={question.text} />
            </p>
            <p className="muted">
              الإجابة: <bdi>{rightWords(question)}</bdi>
            </p>
          </li>
        ))}
        {theirs.length > SHOWN_AT_MOST && <li>…</li>}
      </ul>
    </div>
  );
}

function rightWords(question: WrittenPart): string {
  const { choices, right } = sketchOf(question);
  return right.map((at) => choices[at]).join('، ');
}
