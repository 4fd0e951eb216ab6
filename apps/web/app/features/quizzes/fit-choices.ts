import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { playerOf } from './kinds/question-players.ts';
import type { KeptChoice, QuizDraft } from './quiz-draft.ts';
import type { Paper, Question } from './quiz-paper.ts';

type Choices = Record<number, KeptChoice>;

/** A short mark of a text: tells two texts apart and gives neither away. */
export function textMark(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text.trim().replace(/\s+/g, ' '))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function keptChoice(question: Question, choice: Answer, at: number): KeptChoice {
  const marks = playerOf(question)
    .picked(choice)
    .map((place) => textMark(playerOf(question).pieces(question)[place] ?? ''));
  return { choice, at, question: textMark(question.text), answer: marks.join(' ') };
}

function isOfQuestion(question: Question, choice: Answer): boolean {
  const player = playerOf(question);
  return player.isAnswer(choice) && player.picked(choice).every((place) => place < player.pieces(question).length);
}

interface Standing {
  /** The paper came over the line just now: what it says of saved choices is the newest the server knows. */
  fresh: boolean;
  /** Choices that the server had not been told when it was asked for the paper, or is not told yet. */
  unsent: ReadonlySet<number>;
  /** Choices made since the quiz was opened here are newer than any answer to a question asked before them. */
  openedAt: number;
}

/** What this phone keeps and what the server keeps, each place by its newest choice. */
export function mergeChoices(draft: QuizDraft | null, paper: Paper, { fresh, unsent, openedAt }: Standing): Choices {
  const merged: Choices = {};
  for (const [at, question] of paper.questions.entries()) {
    const own = draft?.choices[at];
    const theirs = paper.saved[at] ?? null;
    const ownIsNewest = own && (theirs === null || !fresh || unsent.has(at) || own.at >= openedAt);
    if (ownIsNewest && isOfQuestion(question, own.choice)) merged[at] = own;
    else if (theirs !== null) merged[at] = keptChoice(question, theirs, 0);
  }
  return merged;
}

/** The choices that still stand after the teacher changed the paper: same question, same answers, wherever they are now. */
export function fitChoices(draft: QuizDraft, paper: Paper): Choices {
  const old = Object.values(draft.choices);
  const fitting: Choices = {};
  for (const [at, question] of paper.questions.entries()) {
    const mark = textMark(question.text);
    const known = old.find((choice) => choice.question === mark);
    const choice = known && fitChoice(question, known);
    if (known && choice != null) {
      fitting[at] = { ...known, choice };
    } else if (paper.saved[at] != null) fitting[at] = keptChoice(question, paper.saved[at], 0);
  }
  return fitting;
}

/** What was written stays what it is; what was picked is found again by its words, wherever they stand now. */
function fitChoice(question: Question, { choice, answer }: KeptChoice): Answer | null {
  const player = playerOf(question);
  const marks = player.pieces(question).map(textMark);
  if (marks.length === 0) return player.isAnswer(choice) ? choice : null;
  const taken = new Set<number>();
  const places = answer.split(' ').map((wanted) => {
    const place = marks.findIndex((mark, at) => mark === wanted && !taken.has(at));
    taken.add(place);
    return place;
  });
  const isKept = places.every((place, at) => place >= 0 || answer.split(' ')[at] === NOWHERE);
  return isKept ? player.fromPicked(places) : null;
}

/** The mark of what a number that points nowhere points to. */
const NOWHERE = textMark('');
