import { splitBlank } from './split-blank.ts';

/** A question's words; the chosen answer is written into the gap, on four lines. */
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
