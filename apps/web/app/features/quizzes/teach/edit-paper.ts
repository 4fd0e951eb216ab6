import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { type QuestionProblem, questionProblems } from '@hessa/rules/quizzes/question-problems';
import { type EditedQuestion, newQuestionId } from './edited-question.ts';

export type Paper = readonly EditedQuestion[];

/** Nothing was written yet: such a question is no part of the paper. */
export function isBlank({ text, choices, explanation, imageMediaId }: EditedQuestion): boolean {
  return [text, explanation, ...choices].every((words) => words.trim() === '') && imageMediaId === null;
}

/** Choices that were left empty are none. */
export function tidied(question: EditedQuestion): EditedQuestion {
  const kept = question.choices.flatMap((choice, at) => (choice.trim() === '' ? [] : [at]));
  const right = question.rightChoice === null ? -1 : kept.indexOf(question.rightChoice);
  return {
    ...question,
    choices: kept.map((at) => question.choices[at] ?? ''),
    rightChoice: right < 0 ? null : right,
  };
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
  return { ...question, choices: question.choices.map((choice, place) => (place === at ? words : choice)) };
}

export function withMoreChoices(question: EditedQuestion): EditedQuestion {
  if (question.choices.length >= QUESTION_LIMITS.choicesAtMost) return question;
  return { ...question, choices: [...question.choices, ''] };
}

/** The right one stays the right one, whatever is taken out before it. */
export function withoutChoice(question: EditedQuestion, at: number): EditedQuestion {
  if (question.choices.length <= QUESTION_LIMITS.choicesAtLeast) return question;
  const { rightChoice } = question;
  const right = rightChoice === null || rightChoice === at ? null : rightChoice - (rightChoice > at ? 1 : 0);
  return { ...question, choices: question.choices.filter((_, place) => place !== at), rightChoice: right };
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
