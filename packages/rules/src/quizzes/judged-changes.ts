import { kindOf, type QuestionPart } from './kinds/question-kinds.ts';
import { matchPapers, type PaperQuestion } from './match-papers.ts';
import type { DrawingSection } from './pools.ts';
import { toldKey, toldWords } from './told-change.ts';

type JudgedQuestion = PaperQuestion & { readonly section: number | null };

/** A paper as far as answers are judged by it. */
export interface JudgedPaper {
  readonly questions: readonly JudgedQuestion[];
  readonly sections: readonly DrawingSection[];
}

/** What of a question changed that answers are judged by, told as it was and as it is. */
export interface JudgedChange {
  readonly what: /** What is right. */
    | 'key'
    /** What there is to choose from. */
    | 'choices'
    /** What is forgiven of a spelling. */
    | 'strictness'
    | 'marks'
    /** How many of its section each student gets. */
    | 'draw'
    /** It is another question now, in the earlier one's place. */
    | 'rewritten'
    | 'added'
    | 'removed';
  /** Its number on the newer paper; of one that was taken out, on the earlier. */
  readonly number: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/**
 * All that an edit changed of what answers are judged by. Nothing where it only changed words, pictures, explanations or
 * the order: then nobody's marks could be others by the newer paper, and no regrade is worth asking for.
 */
export function judgedChanges(earlier: JudgedPaper, now: JudgedPaper): JudgedChange[] {
  const match = matchPapers(earlier.questions, now.questions);
  const met = new Set<number>();
  const changes = now.questions.flatMap((question, at): JudgedChange[] => {
    const told = { number: at + 1, text: question.text };
    const known = match[at];
    // A question of another kind, or with other choices, is told beside the one that it was.
    const place = known?.at ?? earlier.questions.findIndex(({ identity }) => identity === question.identity);
    const was = earlier.questions[place];
    if (!was) return [{ ...told, what: 'added', before: '', after: keyOf(question) }];
    met.add(place);
    if (!known) return [{ ...told, what: 'rewritten', before: keyOf(was), after: keyOf(question) }];
    const [drawn, draws] = [drawOf(earlier, was), drawOf(now, question)];
    const found: (JudgedChange | false)[] = [
      !kindOf(question).judgesAlike(was, question) && { ...told, ...keyChange(was, question) },
      was.weight !== question.weight && {
        ...told,
        what: 'marks',
        before: String(was.weight),
        after: String(question.weight),
      },
      drawn !== draws && { ...told, what: 'draw', before: drawn, after: draws },
    ];
    return found.filter((change) => change !== false);
  });
  const removed = earlier.questions.flatMap((question, at): JudgedChange[] =>
    met.has(at) ? [] : [{ what: 'removed', number: at + 1, text: question.text, before: keyOf(question), after: '' }],
  );
  return [...changes, ...removed];
}

/** Whether a paper that was judged by the earlier one needs no regrade by the newer. */
export const isJudgedAlike = (earlier: JudgedPaper, now: JudgedPaper): boolean =>
  judgedChanges(earlier, now).length === 0;

const keyOf = (part: QuestionPart): string => kindOf(part).keyWords(part);

/** The first of them that a reader sees to be different. */
function keyChange(was: QuestionPart, now: QuestionPart): Pick<JudgedChange, 'what' | 'before' | 'after'> {
  if (keyOf(was) !== keyOf(now)) return { what: 'key', ...toldKey(was, now) };
  const words = toldWords(was, now);
  if (words.before !== words.after) return { what: 'choices', ...words };
  return { what: 'strictness', before: '', after: '' };
}

function drawOf({ sections }: JudgedPaper, { section }: JudgedQuestion): string {
  return String(sections[section ?? -1]?.draw ?? '');
}
