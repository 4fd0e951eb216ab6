import { QuestionWords } from './question-words.tsx';
import { splitBlank } from './split-blank.ts';
import '../../ui/text/four-lines.css';

/** A question's words; the gap is four lines, on which the chosen answer is written. */
export function QuestionText({ text, answer }: { text: string; answer: string | null }) {
  const split = splitBlank(text);
  if (!split) return <QuestionWords text={text} />;
  return (
    <>
      <QuestionWords text={split.before} />
      <span className="four quiz-blank">{answer ?? <span className="unseen">……</span>}</span>
      <QuestionWords text={split.after} />
    </>
  );
}
