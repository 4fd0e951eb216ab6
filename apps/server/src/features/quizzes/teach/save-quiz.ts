import type { saveQuiz as endpoint } from '@hessa/contract/quizzes/teach/save-quiz';
import { questionProblems } from '@hessa/rules/quizzes/question-problems';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadQuestions, type Question } from '../quiz-questions.ts';
import { lockEditedQuiz, presentEditedQuiz } from './find-edited-quiz.ts';
import { insistOnPictures } from './insist-on-pictures.ts';
import { type WrittenPaper, writeQuizVersion } from './write-quiz-version.ts';

type Sent = InputOf<typeof endpoint>['body']['questions'];

/**
 * Writes the whole paper as a new version. Papers handed in earlier keep their questions, key and score; whoever has
 * the earlier version open is asked to answer again when handing in.
 */
export function saveQuiz(
  ctx: AccountContext,
  { params, body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    const paper = readPaper(body.questions);
    const current = await loadQuestions(tx, ctx, quiz);
    // A second press, or a reply that was lost: what is asked for is there already.
    if (isSamePaper(paper, current)) return { data: presentEditedQuiz(ctx, quiz, current) };
    if (body.version !== quiz.quizVersion) throw new DomainError('teach.changed_meanwhile');
    await insistOnPictures(tx, ctx.tenant.id, paper, current);
    const written = await writeQuizVersion(tx, ctx, quiz, paper);
    const quizVersion = quiz.quizVersion + 1;
    // The versions themselves stay readable for ever; the trail only says which one became which.
    await recordEvent(tx, ctx, {
      kind: 'quiz.saved',
      actorId: ctx.account.id,
      details: {
        quiz: quiz.id,
        before: { version: quiz.quizVersion, questions: current.length },
        after: { version: quizVersion, questions: written.length },
      },
    });
    return { data: presentEditedQuiz(ctx, { ...quiz, quizVersion, earlier: quiz.all }, written) };
  });
}

function readPaper(sent: Sent): WrittenPaper {
  const paper = sent.map(({ text, choices, explanation, ...question }) => ({
    ...question,
    text: text.trim(),
    choices: choices.map((choice) => choice.trim()),
    explanation: explanation.trim() || null,
  }));
  const incomplete = paper.findIndex(
    (question) => questionProblems({ ...question, explanation: question.explanation ?? '' }).length > 0,
  );
  if (incomplete >= 0) throw new DomainError('quiz.question_incomplete', { number: incomplete + 1 });
  return paper;
}

function isSamePaper(paper: WrittenPaper, current: readonly Question[]): boolean {
  const content = ({ text, choices, rightChoice, weight, explanation, imageMediaId, pinned }: WrittenPaper[number]) => [
    text,
    choices,
    rightChoice,
    weight,
    explanation,
    imageMediaId,
    pinned,
  ];
  return (
    JSON.stringify(paper.map(content)) === JSON.stringify(current.map((known) => content({ ...known, from: null })))
  );
}
