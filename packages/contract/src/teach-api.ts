import { listAuditEvents } from './audit/list-audit-events.ts';
import { listOutbox } from './auth/teach/list-outbox.ts';
import { archiveCourse } from './authoring/courses/archive-course.ts';
import { duplicateCourse } from './authoring/courses/duplicate-course.ts';
import { editCourse } from './authoring/courses/edit-course.ts';
import { getTaughtCourse } from './authoring/courses/get-taught-course.ts';
import { listTaughtCourses } from './authoring/courses/list-taught-courses.ts';
import { makeCourse } from './authoring/courses/make-course.ts';
import { publishCourse } from './authoring/courses/publish-course.ts';
import { setCourseCover } from './authoring/courses/set-course-cover.ts';
import { addLesson } from './authoring/lessons/add-lesson.ts';
import { deleteLesson } from './authoring/lessons/delete-lesson.ts';
import { duplicateLesson } from './authoring/lessons/duplicate-lesson.ts';
import { getVideoLesson } from './authoring/lessons/get-video-lesson.ts';
import { moveLesson } from './authoring/lessons/move-lesson.ts';
import { orderLessons } from './authoring/lessons/order-lessons.ts';
import { renameLesson } from './authoring/lessons/rename-lesson.ts';
import { saveVideoLesson } from './authoring/lessons/save-video-lesson.ts';
import { getQuizForEditing } from './authoring/quizzes/get-quiz-for-editing.ts';
import { previewRegrade } from './authoring/quizzes/preview-regrade.ts';
import { saveQuiz } from './authoring/quizzes/save-quiz.ts';
import { startRegrade } from './authoring/quizzes/start-regrade.ts';
import { addResource } from './authoring/units/add-resource.ts';
import { addUnit } from './authoring/units/add-unit.ts';
import { deleteResource } from './authoring/units/delete-resource.ts';
import { deleteUnit } from './authoring/units/delete-unit.ts';
import { editResource } from './authoring/units/edit-resource.ts';
import { editUnit } from './authoring/units/edit-unit.ts';
import { orderResources } from './authoring/units/order-resources.ts';
import { orderUnits } from './authoring/units/order-units.ts';
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
import { exportTenant } from './data/teach/export-tenant.ts';
import { openArchive } from './data/teach/open-archive.ts';
import { extendEnrolment } from './enrolment/teach/extend-enrolment.ts';
import { grantCourse } from './enrolment/teach/grant-course.ts';
import { listStudentEnrolments } from './enrolment/teach/list-student-enrolments.ts';
import { revokeEnrolment } from './enrolment/teach/revoke-enrolment.ts';
import { cancelJob } from './jobs/teach/cancel-job.ts';
import { getJob } from './jobs/teach/get-job.ts';
import { listJobs } from './jobs/teach/list-jobs.ts';
import { finishUpload } from './media/teach/finish-upload.ts';
import { getQuizPaper } from './quizzes/teach/get-quiz-paper.ts';
import { getQuizReport } from './quizzes/teach/get-quiz-report.ts';
import { listMissingPapers } from './quizzes/teach/list-missing-papers.ts';
import { listQuizPapers } from './quizzes/teach/list-quiz-papers.ts';
import { listQuizReports } from './quizzes/teach/list-quiz-reports.ts';
import { reopenQuiz } from './quizzes/teach/reopen-quiz.ts';
import { editSiteColours } from './site/teach/edit-site-colours.ts';
import { editSiteProfile } from './site/teach/edit-site-profile.ts';
import { editSiteSettings } from './site/teach/edit-site-settings.ts';
import { getSiteState } from './site/teach/get-site-state.ts';
import { getStudentProgress } from './statistics/teach/get-student-progress.ts';
import { getToday } from './statistics/teach/get-today.ts';
import { listSlipping } from './statistics/teach/list-slipping.ts';
import { anonymiseStudent } from './students/anonymise-student.ts';
import { checkImport } from './students/check-import.ts';
import { countGrades } from './students/count-grades.ts';
import { deleteStudent } from './students/delete-student.ts';
import { exportStudents } from './students/export-students.ts';
import { freeDevices } from './students/free-devices.ts';
import { getStudent } from './students/get-student.ts';
import { importStudents } from './students/import-students.ts';
import { listStudents } from './students/list-students.ts';
import { moveGrade } from './students/move-grade.ts';
import { saveStudent } from './students/save-student.ts';
import { setStudentDisabled } from './students/set-student-disabled.ts';
import { setTemporaryPassword } from './students/set-temporary-password.ts';
import { tellImportedPasswords } from './students/tell-imported-passwords.ts';
import { undoGradeMove } from './students/undo-grade-move.ts';
import { inviteStaff } from './team/invite-staff.ts';
import { listTeam } from './team/list-team.ts';
import { revokeInvite } from './team/revoke-invite.ts';
import { setStaffDisabled } from './team/set-staff-disabled.ts';
import { setStaffRole } from './team/set-staff-role.ts';

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
