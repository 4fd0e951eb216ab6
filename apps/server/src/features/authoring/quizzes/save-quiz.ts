import { saveQuiz as endpoint } from '@hessa/contract/authoring/quizzes/save-quiz';
import { partProblems } from '@hessa/rules/quizzes/paper-parts';
import { poolProblems } from '@hessa/rules/quizzes/pools';
import { questionProblems } from '@hessa/rules/quizzes/question-problems';
import { handle, type InputOf } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { loadPaper, questionRow, type StoredPaper } from '../../quizzes/quiz-questions.ts';
import { lockEditedQuiz, presentEditedQuiz } from './find-edited-quiz.ts';
import { insistOnExplained } from './insist-on-explained.ts';
import { insistOnPictures } from './insist-on-pictures.ts';
import { type WrittenPaper, writeQuizVersion } from './write-quiz-version.ts';

type Sent = InputOf<typeof endpoint>['body'];

/**
 * Writes the whole paper as a new version. Papers handed in earlier keep their questions, key and score; whoever has
 * the earlier version open is asked to answer again when handing in.
 */
export const saveQuiz = handle(endpoint, (ctx, { params, body }) => {
  return ctx.withTenant(async (tx) => {
    const quiz = await lockEditedQuiz(tx, ctx, params.lessonId);
    const paper = readPaper(body);
    const current = await loadPaper(tx, ctx, quiz);
    // A second press, or a reply that was lost: what is asked for is there already.
    if (isSamePaper(paper, current)) return { data: await presentEditedQuiz(tx, ctx, quiz, current) };
    if (body.version !== quiz.contentVersion) throw new DomainError('teach.changed_meanwhile');
    await insistOnPictures(tx, ctx.tenant.id, paper, current);
    await insistOnExplained(tx, ctx.tenant.id, quiz.courseId, paper.questions, current.questions);
    const saved = await writeQuizVersion(tx, ctx, quiz, current, paper);
    return { data: await presentEditedQuiz(tx, ctx, saved.quiz, saved.paper) };
  });
});

function readPaper({ sections, passages, questions: sent }: Sent): WrittenPaper {
  const questions = sent.map((question) => ({
    ...question,
    text: question.text.trim(),
    explanation: question.explanation.trim() || null,
    explainedLessonId: question.explainedIn?.lessonId ?? null,
    explainedSecond: question.explainedIn?.second ?? null,
  }));
  const incomplete = questions.findIndex(
    (question) => questionProblems({ ...question, explanation: question.explanation ?? '' }).length > 0,
  );
  if (incomplete >= 0) throw new DomainError('quiz.question_incomplete', { number: incomplete + 1 });
  const problems = [...partProblems(sections, passages, questions), ...poolProblems(sections, questions)];
  if (problems.length > 0) throw new DomainError('quiz.parts_incomplete');
  return { sections, passages, questions };
}

function isSamePaper(paper: WrittenPaper, current: StoredPaper): boolean {
  return wordsOf(paper) === wordsOf(current);
}

function wordsOf({ sections, passages, questions }: WrittenPaper | StoredPaper): string {
  const parts = [
    ...sections.map(({ name, instructions, draw }) => [name, instructions, draw]),
    ...passages.map(({ title, text, imageMediaId, audioMediaId }) => [title, text, imageMediaId, audioMediaId]),
  ];
  return JSON.stringify([parts, questions.map(questionRow)]);
}
