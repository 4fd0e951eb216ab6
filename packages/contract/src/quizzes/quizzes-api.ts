import { getQuizResult } from './get-quiz-result.ts';
import { listQuizMarks } from './list-quiz-marks.ts';
import { saveAnswers } from './save-answers.ts';
import { submitQuiz } from './submit-quiz.ts';
import { exportGradebook } from './teach/export-gradebook.ts';
import { exportQuizMarks } from './teach/export-quiz-marks.ts';
import { getGradebook } from './teach/get-gradebook.ts';
import { getQuizPaper } from './teach/get-quiz-paper.ts';
import { getQuizReport } from './teach/get-quiz-report.ts';
import { listGradebookLines } from './teach/list-gradebook-lines.ts';
import { listMissingPapers } from './teach/list-missing-papers.ts';
import { listQuizPapers } from './teach/list-quiz-papers.ts';
import { listQuizReports } from './teach/list-quiz-reports.ts';
import { reopenQuiz } from './teach/reopen-quiz.ts';

export const quizzesApi = {
  getQuizResult,
  listQuizMarks,
  saveAnswers,
  submitQuiz,
  exportGradebook,
  exportQuizMarks,
  getGradebook,
  getQuizPaper,
  getQuizReport,
  listGradebookLines,
  listMissingPapers,
  listQuizPapers,
  listQuizReports,
  reopenQuiz,
} as const;
