import { anonymiseStudent } from './auth/teach/anonymise-student.ts';
import { checkImport } from './auth/teach/check-import.ts';
import { countGrades } from './auth/teach/count-grades.ts';
import { deleteStudent } from './auth/teach/delete-student.ts';
import { exportStudents } from './auth/teach/export-students.ts';
import { freeDevices } from './auth/teach/free-devices.ts';
import { getStudent } from './auth/teach/get-student.ts';
import { importStudents } from './auth/teach/import-students.ts';
import { inviteStaff } from './auth/teach/invite-staff.ts';
import { listAuditEvents } from './auth/teach/list-audit-events.ts';
import { listOutbox } from './auth/teach/list-outbox.ts';
import { listStudents } from './auth/teach/list-students.ts';
import { listTeam } from './auth/teach/list-team.ts';
import { moveGrade } from './auth/teach/move-grade.ts';
import { revokeInvite } from './auth/teach/revoke-invite.ts';
import { saveStudent } from './auth/teach/save-student.ts';
import { setStaffDisabled } from './auth/teach/set-staff-disabled.ts';
import { setStaffRole } from './auth/teach/set-staff-role.ts';
import { setStudentDisabled } from './auth/teach/set-student-disabled.ts';
import { setTemporaryPassword } from './auth/teach/set-temporary-password.ts';
import { tellImportedPasswords } from './auth/teach/tell-imported-passwords.ts';
import { undoGradeMove } from './auth/teach/undo-grade-move.ts';
import { addBook } from './books/teach/add-book.ts';
import { deleteBook } from './books/teach/delete-book.ts';
import { editBook } from './books/teach/edit-book.ts';
import { getShopBook } from './books/teach/get-shop-book.ts';
import { listShopBooks } from './books/teach/list-shop-books.ts';
import { findCode } from './codes/teach/find-code.ts';
import { listBatchCodes } from './codes/teach/list-batch-codes.ts';
import { listCodeBatches } from './codes/teach/list-code-batches.ts';
import { listCodeSellers } from './codes/teach/list-code-sellers.ts';
import { listCodeTargets } from './codes/teach/list-code-targets.ts';
import { makeCodeBatch } from './codes/teach/make-code-batch.ts';
import { markCodeSold } from './codes/teach/mark-code-sold.ts';
import { printCodeBatch } from './codes/teach/print-code-batch.ts';
import { voidCode } from './codes/teach/void-code.ts';
import { voidCodeBatch } from './codes/teach/void-code-batch.ts';
import { editContact } from './contact/teach/edit-contact.ts';
import { getContactState } from './contact/teach/get-contact-state.ts';
import { archiveCourse } from './courses/teach/archive-course.ts';
import { editCourse } from './courses/teach/edit-course.ts';
import { makeCourse } from './courses/teach/make-course.ts';
import { exportTenant } from './data/teach/export-tenant.ts';
import { openArchive } from './data/teach/open-archive.ts';
import { extendEnrolment } from './enrolment/teach/extend-enrolment.ts';
import { grantCourse } from './enrolment/teach/grant-course.ts';
import { listStudentEnrolments } from './enrolment/teach/list-student-enrolments.ts';
import { revokeEnrolment } from './enrolment/teach/revoke-enrolment.ts';
import { cancelJob } from './jobs/teach/cancel-job.ts';
import { getJob } from './jobs/teach/get-job.ts';
import { listJobs } from './jobs/teach/list-jobs.ts';
import { addLesson } from './lessons/teach/add-lesson.ts';
import { addResource } from './lessons/teach/add-resource.ts';
import { deleteResource } from './lessons/teach/delete-resource.ts';
import { editResource } from './lessons/teach/edit-resource.ts';
import { getTaughtCourse } from './lessons/teach/get-taught-course.ts';
import { getVideoLesson } from './lessons/teach/get-video-lesson.ts';
import { listTaughtCourses } from './lessons/teach/list-taught-courses.ts';
import { moveLesson } from './lessons/teach/move-lesson.ts';
import { orderLessons } from './lessons/teach/order-lessons.ts';
import { orderResources } from './lessons/teach/order-resources.ts';
import { publishCourse } from './lessons/teach/publish-course.ts';
import { renameLesson } from './lessons/teach/rename-lesson.ts';
import { saveVideoLesson } from './lessons/teach/save-video-lesson.ts';
import { setCourseCover } from './lessons/teach/set-course-cover.ts';
import { finishUpload } from './media/teach/finish-upload.ts';
import { deleteLesson } from './quizzes/teach/delete-lesson.ts';
import { deleteUnit } from './quizzes/teach/delete-unit.ts';
import { duplicateCourse } from './quizzes/teach/duplicate-course.ts';
import { duplicateLesson } from './quizzes/teach/duplicate-lesson.ts';
import { getQuizForEditing } from './quizzes/teach/get-quiz-for-editing.ts';
import { getQuizPaper } from './quizzes/teach/get-quiz-paper.ts';
import { getQuizReport } from './quizzes/teach/get-quiz-report.ts';
import { listMissingPapers } from './quizzes/teach/list-missing-papers.ts';
import { listQuizPapers } from './quizzes/teach/list-quiz-papers.ts';
import { listQuizReports } from './quizzes/teach/list-quiz-reports.ts';
import { previewRegrade } from './quizzes/teach/preview-regrade.ts';
import { reopenQuiz } from './quizzes/teach/reopen-quiz.ts';
import { saveQuiz } from './quizzes/teach/save-quiz.ts';
import { startRegrade } from './quizzes/teach/start-regrade.ts';
import { editSiteColours } from './site/teach/edit-site-colours.ts';
import { editSiteProfile } from './site/teach/edit-site-profile.ts';
import { editSiteSettings } from './site/teach/edit-site-settings.ts';
import { getSiteState } from './site/teach/get-site-state.ts';
import { getStudentProgress } from './statistics/teach/get-student-progress.ts';
import { getToday } from './statistics/teach/get-today.ts';
import { listSlipping } from './statistics/teach/list-slipping.ts';
import { addUnit } from './units/teach/add-unit.ts';
import { editUnit } from './units/teach/edit-unit.ts';
import { orderUnits } from './units/teach/order-units.ts';

/** The calls of the teacher's console, by feature. */
export const teachApi = {
  auth: {
    listOutbox,
    freeDevices,
    getStudent,
    listStudents,
    setStudentDisabled,
    setTemporaryPassword,
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
    anonymiseStudent,
    deleteStudent,
  },
  contact: {
    editContact,
    getContactState,
  },
  site: {
    editSiteColours,
    editSiteProfile,
    editSiteSettings,
    getSiteState,
  },
  books: {
    addBook,
    deleteBook,
    editBook,
    getShopBook,
    listShopBooks,
  },
  courses: {
    archiveCourse,
    editCourse,
    makeCourse,
  },
  enrolment: {
    extendEnrolment,
    grantCourse,
    listStudentEnrolments,
    revokeEnrolment,
  },
  codes: {
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
  },
  media: {
    finishUpload,
  },
  units: {
    addUnit,
    editUnit,
    orderUnits,
  },
  lessons: {
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
    getVideoLesson,
    saveVideoLesson,
    setCourseCover,
  },
  quizzes: {
    getQuizForEditing,
    previewRegrade,
    saveQuiz,
    startRegrade,
    deleteLesson,
    deleteUnit,
    duplicateCourse,
    duplicateLesson,
    getQuizPaper,
    getQuizReport,
    listMissingPapers,
    listQuizPapers,
    listQuizReports,
    reopenQuiz,
  },
  statistics: {
    getStudentProgress,
    getToday,
    listSlipping,
  },
  jobs: {
    cancelJob,
    getJob,
    listJobs,
  },
  data: {
    exportTenant,
    openArchive,
  },
} as const;
