import { splitBlank } from './split-blank.ts';
import '../../ui/four-lines.css';

/** A question's words; the gap is four lines, on which the chosen answer is written. */
export function QuestionText({ text, answer }: { text: string; answer: string | null }) {
  const split = splitBlank(text);
  if (!split) return text;
  return (
    <>
      {split.before}
      <span className="four quiz-blank">{answer ?? <span className="unseen">……</span>}</span>
      {split.after}
    </>
  );
}
