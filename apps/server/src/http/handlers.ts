import { listAuditEvents } from '../features/audit/list-audit-events.ts';
import { confirmEmail } from '../features/auth/confirm-email.ts';
import { forgotPassword } from '../features/auth/forgot-password.ts';
import { login } from '../features/auth/login.ts';
import { logout } from '../features/auth/logout.ts';
import { refreshToken } from '../features/auth/refresh-token.ts';
import { register } from '../features/auth/register.ts';
import { resendOtp } from '../features/auth/resend-otp.ts';
import { resetPassword } from '../features/auth/reset-password.ts';
import { listOutbox } from '../features/auth/teach/list-outbox.ts';
import { archiveCourse } from '../features/authoring/courses/archive-course.ts';
import { duplicateCourse } from '../features/authoring/courses/duplicate-course.ts';
import { editCourse } from '../features/authoring/courses/edit-course.ts';
import { getTaughtCourse } from '../features/authoring/courses/get-taught-course.ts';
import { listTaughtCourses } from '../features/authoring/courses/list-taught-courses.ts';
import { makeCourse } from '../features/authoring/courses/make-course.ts';
import { publishCourse } from '../features/authoring/courses/publish-course.ts';
import { setCourseCover } from '../features/authoring/courses/set-course-cover.ts';
import { addLesson } from '../features/authoring/lessons/add-lesson.ts';
import { deleteLesson } from '../features/authoring/lessons/delete-lesson.ts';
import { duplicateLesson } from '../features/authoring/lessons/duplicate-lesson.ts';
import { getVideoLesson } from '../features/authoring/lessons/get-video-lesson.ts';
import { moveLesson } from '../features/authoring/lessons/move-lesson.ts';
import { orderLessons } from '../features/authoring/lessons/order-lessons.ts';
import { renameLesson } from '../features/authoring/lessons/rename-lesson.ts';
import { saveVideoLesson } from '../features/authoring/lessons/save-video-lesson.ts';
import { getQuizForEditing } from '../features/authoring/quizzes/get-quiz-for-editing.ts';
import { previewRegrade } from '../features/authoring/quizzes/preview-regrade.ts';
import { saveQuiz } from '../features/authoring/quizzes/save-quiz.ts';
import { startRegrade } from '../features/authoring/quizzes/start-regrade.ts';
import { addResource } from '../features/authoring/units/add-resource.ts';
import { addUnit } from '../features/authoring/units/add-unit.ts';
import { deleteResource } from '../features/authoring/units/delete-resource.ts';
import { deleteUnit } from '../features/authoring/units/delete-unit.ts';
import { editResource } from '../features/authoring/units/edit-resource.ts';
import { editUnit } from '../features/authoring/units/edit-unit.ts';
import { orderResources } from '../features/authoring/units/order-resources.ts';
import { orderUnits } from '../features/authoring/units/order-units.ts';
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
import { finishUpload } from '../features/media/teach/finish-upload.ts';
import { getQuizzesProgressByParent, getVideosProgressByParent } from '../features/parents/get-progress-by-parent.ts';
import { updateProfile } from '../features/profile/update-profile.ts';
import { getLessonContent } from '../features/quizzes/get-lesson-content.ts';
import { getQuizResult } from '../features/quizzes/get-quiz-result.ts';
import { saveAnswer } from '../features/quizzes/save-answer.ts';
import { submitQuiz } from '../features/quizzes/submit-quiz.ts';
import { getQuizPaper } from '../features/quizzes/teach/get-quiz-paper.ts';
import { getQuizReport } from '../features/quizzes/teach/get-quiz-report.ts';
import { listMissingPapers } from '../features/quizzes/teach/list-missing-papers.ts';
import { listQuizPapers } from '../features/quizzes/teach/list-quiz-papers.ts';
import { listQuizReports } from '../features/quizzes/teach/list-quiz-reports.ts';
import { reopenQuiz } from '../features/quizzes/teach/reopen-quiz.ts';
import { getSite } from '../features/site/get-site.ts';
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
import { anonymiseStudent } from '../features/students/anonymise-student.ts';
import { checkImport } from '../features/students/check-import.ts';
import { countGrades } from '../features/students/count-grades.ts';
import { deleteStudent } from '../features/students/delete-student.ts';
import { exportStudents } from '../features/students/export-students.ts';
import { freeDevices } from '../features/students/free-devices.ts';
import { getStudent } from '../features/students/get-student.ts';
import { importStudents } from '../features/students/import-students.ts';
import { listStudents } from '../features/students/list-students.ts';
import { moveGrade } from '../features/students/move-grade.ts';
import { saveStudent } from '../features/students/save-student.ts';
import { setStudentDisabled } from '../features/students/set-student-disabled.ts';
import { setTemporaryPassword } from '../features/students/set-temporary-password.ts';
import { tellImportedPasswords } from '../features/students/tell-imported-passwords.ts';
import { undoGradeMove } from '../features/students/undo-grade-move.ts';
import { claimOwnership } from '../features/team/claim-ownership.ts';
import { inviteStaff } from '../features/team/invite-staff.ts';
import { joinTeam } from '../features/team/join-team.ts';
import { listTeam } from '../features/team/list-team.ts';
import { readStaffInvite } from '../features/team/read-staff-invite.ts';
import { revokeInvite } from '../features/team/revoke-invite.ts';
import { setStaffDisabled } from '../features/team/set-staff-disabled.ts';
import { setStaffRole } from '../features/team/set-staff-role.ts';
import { enrolFree } from '../features/units/enrol-free.ts';
import { listMyUnits } from '../features/units/list-my-units.ts';
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
