import { claimOwnership } from '../features/auth/claim-ownership.ts';
import { confirmEmail } from '../features/auth/confirm-email.ts';
import { forgotPassword } from '../features/auth/forgot-password.ts';
import { joinTeam } from '../features/auth/join-team.ts';
import { login } from '../features/auth/login.ts';
import { logout } from '../features/auth/logout.ts';
import { readStaffInvite } from '../features/auth/read-staff-invite.ts';
import { refreshToken } from '../features/auth/refresh-token.ts';
import { register } from '../features/auth/register.ts';
import { resendOtp } from '../features/auth/resend-otp.ts';
import { resetPassword } from '../features/auth/reset-password.ts';
import { anonymiseStudent } from '../features/auth/teach/anonymise-student.ts';
import { checkImport } from '../features/auth/teach/check-import.ts';
import { countGrades } from '../features/auth/teach/count-grades.ts';
import { deleteStudent } from '../features/auth/teach/delete-student.ts';
import { exportStudents } from '../features/auth/teach/export-students.ts';
import { freeDevices } from '../features/auth/teach/free-devices.ts';
import { getStudent } from '../features/auth/teach/get-student.ts';
import { importStudents } from '../features/auth/teach/import-students.ts';
import { inviteStaff } from '../features/auth/teach/invite-staff.ts';
import { listAuditEvents } from '../features/auth/teach/list-audit-events.ts';
import { listOutbox } from '../features/auth/teach/list-outbox.ts';
import { listStudents } from '../features/auth/teach/list-students.ts';
import { listTeam } from '../features/auth/teach/list-team.ts';
import { moveGrade } from '../features/auth/teach/move-grade.ts';
import { revokeInvite } from '../features/auth/teach/revoke-invite.ts';
import { saveStudent } from '../features/auth/teach/save-student.ts';
import { setStaffDisabled } from '../features/auth/teach/set-staff-disabled.ts';
import { setStaffRole } from '../features/auth/teach/set-staff-role.ts';
import { setStudentDisabled } from '../features/auth/teach/set-student-disabled.ts';
import { setTemporaryPassword } from '../features/auth/teach/set-temporary-password.ts';
import { tellImportedPasswords } from '../features/auth/teach/tell-imported-passwords.ts';
import { undoGradeMove } from '../features/auth/teach/undo-grade-move.ts';
import { getBook } from '../features/books/get-book.ts';
import { listBooks, listBooksOfGrade } from '../features/books/list-books.ts';
import { addBook } from '../features/books/teach/add-book.ts';
import { deleteBook } from '../features/books/teach/delete-book.ts';
import { editBook } from '../features/books/teach/edit-book.ts';
import { getShopBook } from '../features/books/teach/get-shop-book.ts';
import { listShopBooks } from '../features/books/teach/list-shop-books.ts';
import { redeemCourseCode } from '../features/codes/redeem-course-code.ts';
import { redeemLectureCode } from '../features/codes/redeem-lecture-code.ts';
import { findCode } from '../features/codes/teach/find-code.ts';
import { listBatchCodes } from '../features/codes/teach/list-batch-codes.ts';
import { listCodeBatches } from '../features/codes/teach/list-code-batches.ts';
import { listCodeSellers } from '../features/codes/teach/list-code-sellers.ts';
import { listCodeTargets } from '../features/codes/teach/list-code-targets.ts';
import { makeCodeBatch } from '../features/codes/teach/make-code-batch.ts';
import { markCodeSold } from '../features/codes/teach/mark-code-sold.ts';
import { printCodeBatch } from '../features/codes/teach/print-code-batch.ts';
import { voidCode } from '../features/codes/teach/void-code.ts';
import { voidCodeBatch } from '../features/codes/teach/void-code-batch.ts';
import { getAllContacts } from '../features/contact/get-all-contacts.ts';
import { editContact } from '../features/contact/teach/edit-contact.ts';
import { getContactState } from '../features/contact/teach/get-contact-state.ts';
import { listActiveCourses } from '../features/courses/list-active-courses.ts';
import { archiveCourse } from '../features/courses/teach/archive-course.ts';
import { editCourse } from '../features/courses/teach/edit-course.ts';
import { makeCourse } from '../features/courses/teach/make-course.ts';
import { exportTenant } from '../features/data/teach/export-tenant.ts';
import { openArchive } from '../features/data/teach/open-archive.ts';
import { isEnrolled } from '../features/enrolment/is-enrolled.ts';
import { listEnrolledCourses } from '../features/enrolment/list-enrolled-courses.ts';
import { extendEnrolment } from '../features/enrolment/teach/extend-enrolment.ts';
import { grantCourse } from '../features/enrolment/teach/grant-course.ts';
import { listStudentEnrolments } from '../features/enrolment/teach/list-student-enrolments.ts';
import { revokeEnrolment } from '../features/enrolment/teach/revoke-enrolment.ts';
import { cancelJob } from '../features/jobs/teach/cancel-job.ts';
import { getJob } from '../features/jobs/teach/get-job.ts';
import { listJobs } from '../features/jobs/teach/list-jobs.ts';
import { completeLesson } from '../features/lessons/complete-lesson.ts';
import { getCourseTree } from '../features/lessons/get-course-tree.ts';
import { getCourseTreeWithProgress } from '../features/lessons/get-course-tree-with-progress.ts';
import { getUnitTreeWithProgress } from '../features/lessons/get-unit-tree-with-progress.ts';
import { listUnitLessons } from '../features/lessons/list-unit-lessons.ts';
import { saveWatchPosition } from '../features/lessons/save-watch-position.ts';
import { addLesson } from '../features/lessons/teach/add-lesson.ts';
import { addResource } from '../features/lessons/teach/add-resource.ts';
import { deleteResource } from '../features/lessons/teach/delete-resource.ts';
import { editResource } from '../features/lessons/teach/edit-resource.ts';
import { getTaughtCourse } from '../features/lessons/teach/get-taught-course.ts';
import { getVideoLesson } from '../features/lessons/teach/get-video-lesson.ts';
import { listTaughtCourses } from '../features/lessons/teach/list-taught-courses.ts';
import { moveLesson } from '../features/lessons/teach/move-lesson.ts';
import { orderLessons } from '../features/lessons/teach/order-lessons.ts';
import { orderResources } from '../features/lessons/teach/order-resources.ts';
import { publishCourse } from '../features/lessons/teach/publish-course.ts';
import { renameLesson } from '../features/lessons/teach/rename-lesson.ts';
import { saveVideoLesson } from '../features/lessons/teach/save-video-lesson.ts';
import { setCourseCover } from '../features/lessons/teach/set-course-cover.ts';
import { finishUpload } from '../features/media/teach/finish-upload.ts';
import { getQuizzesProgressByParent, getVideosProgressByParent } from '../features/parents/get-progress-by-parent.ts';
import { updateProfile } from '../features/profile/update-profile.ts';
import { getLessonContent } from '../features/quizzes/get-lesson-content.ts';
import { getQuizResult } from '../features/quizzes/get-quiz-result.ts';
import { saveAnswer } from '../features/quizzes/save-answer.ts';
import { submitQuiz } from '../features/quizzes/submit-quiz.ts';
import { deleteLesson } from '../features/quizzes/teach/delete-lesson.ts';
import { deleteUnit } from '../features/quizzes/teach/delete-unit.ts';
import { duplicateCourse } from '../features/quizzes/teach/duplicate-course.ts';
import { duplicateLesson } from '../features/quizzes/teach/duplicate-lesson.ts';
import { getQuizForEditing } from '../features/quizzes/teach/get-quiz-for-editing.ts';
import { getQuizPaper } from '../features/quizzes/teach/get-quiz-paper.ts';
import { getQuizReport } from '../features/quizzes/teach/get-quiz-report.ts';
import { listMissingPapers } from '../features/quizzes/teach/list-missing-papers.ts';
import { listQuizPapers } from '../features/quizzes/teach/list-quiz-papers.ts';
import { listQuizReports } from '../features/quizzes/teach/list-quiz-reports.ts';
import { previewRegrade } from '../features/quizzes/teach/preview-regrade.ts';
import { reopenQuiz } from '../features/quizzes/teach/reopen-quiz.ts';
import { saveQuiz } from '../features/quizzes/teach/save-quiz.ts';
import { startRegrade } from '../features/quizzes/teach/start-regrade.ts';
import { getSite } from '../features/site/get-site.ts';
import { reportFault } from '../features/site/report-fault.ts';
import { editSiteColours } from '../features/site/teach/edit-site-colours.ts';
import { editSiteProfile } from '../features/site/teach/edit-site-profile.ts';
import { editSiteSettings } from '../features/site/teach/edit-site-settings.ts';
import { getSiteState } from '../features/site/teach/get-site-state.ts';
import { getLessonsProgress } from '../features/statistics/get-lessons-progress.ts';
import { getQuizzesProgress } from '../features/statistics/get-quizzes-progress.ts';
import { getTopStudents } from '../features/statistics/get-top-students.ts';
import { getStudentProgress } from '../features/statistics/teach/get-student-progress.ts';
import { getToday } from '../features/statistics/teach/get-today.ts';
import { listSlipping } from '../features/statistics/teach/list-slipping.ts';
import { enrolFree } from '../features/units/enrol-free.ts';
import { listMyUnits } from '../features/units/list-my-units.ts';
import { addUnit } from '../features/units/teach/add-unit.ts';
import { editUnit } from '../features/units/teach/edit-unit.ts';
import { orderUnits } from '../features/units/teach/order-units.ts';
import type { Handlers } from './handler.ts';

/** Which use case answers which endpoint. */
export const handlers: Handlers = {
  register,
  login,
  logout,
  refreshToken,
  confirmEmail,
  resendOtp,
  forgotPassword,
  resetPassword,
  claimOwnership,
  listOutbox,
  freeDevices,
  getStudent,
  listStudents,
  setStudentDisabled,
  setTemporaryPassword,
  joinTeam,
  readStaffInvite,
  inviteStaff,
  listAuditEvents,
  listTeam,
  saveStudent,
  countGrades,
  moveGrade,
  undoGradeMove,
  checkImport,
  exportStudents,
  importStudents,
  tellImportedPasswords,
  revokeInvite,
  setStaffDisabled,
  setStaffRole,
  extendEnrolment,
  grantCourse,
  listStudentEnrolments,
  revokeEnrolment,
  getStudentProgress,
  getAllContacts,
  editContact,
  getContactState,
  updateProfile,
  getSite,
  reportFault,
  editSiteColours,
  editSiteProfile,
  editSiteSettings,
  getSiteState,
  listBooks,
  listBooksOfGrade,
  getBook,
  addBook,
  deleteBook,
  editBook,
  getShopBook,
  listShopBooks,
  redeemCourseCode,
  redeemLectureCode,
  findCode,
  listBatchCodes,
  listCodeBatches,
  listCodeSellers,
  listCodeTargets,
  makeCodeBatch,
  markCodeSold,
  printCodeBatch,
  voidCode,
  voidCodeBatch,
  listActiveCourses,
  enrolFree,
  isEnrolled,
  listEnrolledCourses,
  completeLesson,
  getCourseTree,
  getCourseTreeWithProgress,
  getLessonContent,
  getUnitTreeWithProgress,
  listUnitLessons,
  saveWatchPosition,
  getQuizzesProgressByParent,
  getVideosProgressByParent,
  getQuizResult,
  saveAnswer,
  submitQuiz,
  getQuizForEditing,
  previewRegrade,
  saveQuiz,
  getQuizPaper,
  getQuizReport,
  listMissingPapers,
  listQuizPapers,
  listQuizReports,
  reopenQuiz,
  startRegrade,
  getLessonsProgress,
  getQuizzesProgress,
  getTopStudents,
  getToday,
  listSlipping,
  listMyUnits,
  anonymiseStudent,
  deleteStudent,
  exportTenant,
  openArchive,
  cancelJob,
  getJob,
  listJobs,
  finishUpload,
  archiveCourse,
  editCourse,
  makeCourse,
  addUnit,
  editUnit,
  orderUnits,
  addLesson,
  addResource,
  deleteResource,
  editResource,
  getTaughtCourse,
  listTaughtCourses,
  moveLesson,
  orderLessons,
  orderResources,
  publishCourse,
  renameLesson,
  setCourseCover,
  deleteLesson,
  deleteUnit,
  duplicateCourse,
  duplicateLesson,
  getVideoLesson,
  saveVideoLesson,
};
