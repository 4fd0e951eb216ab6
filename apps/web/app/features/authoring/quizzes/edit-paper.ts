import { keptChoices } from '@hessa/rules/quizzes/kinds/kept-choices';
import { kindOf, sketchOf, tidiedPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type QuestionProblem, questionProblems } from '@hessa/rules/quizzes/question-problems';
import { choicesOf, type EditedQuestion, newQuestionId, withSketch } from './edited-question.ts';

export type Paper = readonly EditedQuestion[];

/** Nothing was written yet: such a question is no part of the paper. */
export function isBlank(question: EditedQuestion): boolean {
  const { text, explanation, imageMediaId } = question;
  const words = [text, explanation, ...kindOf(question).words(question)];
  return words.every((each) => each.trim() === '') && imageMediaId === null;
}

/** What was left empty is no part of it. */
export function tidied(question: EditedQuestion): EditedQuestion {
  return { ...question, ...tidiedPart(question) };
}

export interface IncompleteQuestion {
  id: string;
  number: number;
  problems: QuestionProblem[];
}

/** Questions never change, they are replaced; so each is judged once, however often the paper is drawn. */
const judged = new WeakMap<EditedQuestion, QuestionProblem[]>();

function problemsOf(question: EditedQuestion): QuestionProblem[] {
  const known = judged.get(question);
  if (known) return known;
  const problems = isBlank(question) ? [] : questionProblems(tidied(question));
  judged.set(question, problems);
  return problems;
}

/** What keeps the paper from being saved, by the numbers that the teacher sees. */
export function incompleteQuestions(paper: Paper): IncompleteQuestion[] {
  return paper.flatMap((question, at) => {
    const problems = problemsOf(question);
    return problems.length === 0 ? [] : [{ id: question.id, number: at + 1, problems }];
  });
}

export function isComplete(question: EditedQuestion): boolean {
  return problemsOf(question).length === 0 && !isBlank(question);
}

export function withChoice(question: EditedQuestion, at: number, words: string): EditedQuestion {
  const { choices, right } = sketchOf(question);
  return withSketch(question, { choices: choices.map((choice, place) => (place === at ? words : choice)), right });
}

export function withMoreChoices(question: EditedQuestion): EditedQuestion {
  const { choices, right } = sketchOf(question);
  if (choices.length >= QUESTION_LIMITS.choicesAtMost) return question;
  return withSketch(question, { choices: [...choices, ''], right });
}

export function withoutChoice(question: EditedQuestion, at: number): EditedQuestion {
  if (choicesOf(question).length <= QUESTION_LIMITS.choicesAtLeast) return question;
  return withSketch(
    question,
    keptChoices(sketchOf(question), (_, place) => place !== at),
  );
}

export function withQuestion(paper: Paper, at: number, question: EditedQuestion): Paper {
  return [...paper.slice(0, at), question, ...paper.slice(at)];
}

function without(paper: Paper, at: number): Paper {
  return paper.filter((_, place) => place !== at);
}

/** The copy is a question of its own: what students answered to the first says nothing about it. */
export function copyOf(question: EditedQuestion): EditedQuestion {
  return { ...question, id: newQuestionId(), from: null };
}

export function moved(paper: Paper, from: number, to: number): Paper {
  const question = paper[from];
  return question ? withQuestion(without(paper, from), to, question) : paper;
}
