export interface GiftBlock {
  /** The line that it begins on. */
  readonly row: number;
  readonly text: string;
  /** Why its end cannot be told from the beginning of the next. */
  readonly problem: 'questions-run-together' | 'unclosed-answers' | null;
}

interface Line {
  readonly row: number;
  readonly text: string;
}

/**
 * Questions are divided by empty lines. Where somebody left them out, a line after closed answers begins the next
 * question if answers follow; what could be read in two ways is refused, so that no question swallows another.
 */
export function giftBlocks(source: string): GiftBlock[] {
  const blocks: Line[][] = [];
  let open = false;
  for (const [at, line] of source.split('\n').entries()) {
    const text = line.trim();
    if (text.startsWith('//') || /^\$CATEGORY:/i.test(text)) continue;
    if (text !== '' && !open) blocks.push([]);
    if (text !== '') blocks.at(-1)?.push({ row: at + 1, text });
    open = text !== '';
  }
  return blocks.flatMap(dividedAtAnswers);
}

function dividedAtAnswers(lines: readonly Line[]): GiftBlock[] {
  const questions: { lines: Line[]; problem: GiftBlock['problem'] }[] = [];
  let inside = false;
  let answered = false;
  /** Whether words of the sentence followed its answers: then the next line may still be its own. */
  let tailed = false;
  const last = lines.map(({ text }) => signsOf(text).includes('{')).lastIndexOf(true);
  for (const [at, line] of lines.entries()) {
    const signs = signsOf(line.text);
    const begins = answered && !inside && at <= last && (!tailed || signs.startsWith('{'));
    if (questions.length === 0 || begins) {
      questions.push({ lines: [], problem: null });
      answered = false;
    }
    const question = questions.at(-1);
    if (!question) continue;
    question.lines.push(line);
    for (const sign of signs) {
      if (sign === '{' && inside) question.problem ??= 'unclosed-answers';
      else if (sign === '{' && answered) question.problem ??= 'questions-run-together';
      else if (sign === '{') inside = true;
      else if (inside) {
        inside = false;
        answered = true;
      }
    }
    if (answered && !inside) tailed = !line.text.endsWith('}');
    if (tailed && at < last && !signsOf(lines[at + 1]?.text ?? '').startsWith('{')) {
      question.problem ??= 'questions-run-together';
    }
  }
  return questions.map(({ lines: own, problem }) => ({
    row: own[0]?.row ?? 0,
    text: own.map(({ text }) => text).join('\n'),
    problem,
  }));
}

/** The braces of a line that are signs, not words, in their order. */
function signsOf(text: string): string {
  return text.replace(/\\./g, '').replace(/[^{}]/g, '');
}
