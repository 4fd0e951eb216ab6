import { getExam } from './exams/get-exam.ts';
import { handInExam } from './exams/hand-in-exam.ts';
import { startExam } from './exams/start-exam.ts';
import { decideHeldWork } from './exams/teach/decide-held-work.ts';
import { getExamDesk } from './exams/teach/get-exam-desk.ts';
import { giveExamMinutes } from './exams/teach/give-exam-minutes.ts';
import { setStudentMinutes } from './exams/teach/set-student-minutes.ts';
import { getQuizResult } from './get-quiz-result.ts';
import { listQuizMarks } from './list-quiz-marks.ts';
import { dropComment } from './marking/drop-comment.ts';
import { getMarkingDesk } from './marking/get-marking-desk.ts';
import { keepComment } from './marking/keep-comment.ts';
import { listDifferences } from './marking/list-differences.ts';
import { listMarking } from './marking/list-marking.ts';
import { markAnswers } from './marking/mark-answers.ts';
import { settleMarks } from './marking/settle-marks.ts';
import { saveAnswers } from './save-answers.ts';
import { getSheetDesk } from './sheets/get-sheet-desk.ts';
import { giveSeats } from './sheets/give-seats.ts';
import { makePaperForms } from './sheets/make-paper-forms.ts';
import { storeSheet } from './sheets/store-sheet.ts';
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
  getExam,
  handInExam,
  startExam,
  decideHeldWork,
  getExamDesk,
  giveExamMinutes,
  setStudentMinutes,
  getQuizResult,
  listQuizMarks,
  dropComment,
  getMarkingDesk,
  keepComment,
  listDifferences,
  listMarking,
  markAnswers,
  settleMarks,
  saveAnswers,
  getSheetDesk,
  giveSeats,
  storeSheet,
  makePaperForms,
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
