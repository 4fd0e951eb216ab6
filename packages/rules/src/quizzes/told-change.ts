import { kindOf, type QuestionPart } from './kinds/question-kinds.ts';

type Told = Readonly<Record<'before' | 'after', string>>;

/** What is right, as it was and as it is; of pairs only those that are others now. */
export function toldKey(was: QuestionPart, now: QuestionPart): Told {
  const [earlier, later] = [kindOf(was).keyPairs?.(was), kindOf(now).keyPairs?.(now)];
  if (earlier && later) return onlyOthers(earlier, later, ' | ');
  return { before: kindOf(was).keyWords(was), after: kindOf(now).keyWords(now) };
}

/** All that was written of it; of a match, whose two lists are long, only the words that are others now. */
export function toldWords(was: QuestionPart, now: QuestionPart): Told {
  const [earlier, later] = [kindOf(was).words(was), kindOf(now).words(now)];
  if (kindOf(now).keyPairs) return onlyOthers(earlier, later, '، ');
  return { before: earlier.join('، '), after: later.join('، ') };
}

/** Where nothing went and nothing came, as with another order, both are told whole. */
function onlyOthers(was: readonly string[], now: readonly string[], between: string): Told {
  const [gone, come] = [was.filter((each) => !now.includes(each)), now.filter((each) => !was.includes(each))];
  const isOther = gone.length + come.length > 0;
  return { before: (isOther ? gone : was).join(between), after: (isOther ? come : now).join(between) };
}
