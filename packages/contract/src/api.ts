import { claimOwnership } from './auth/claim-ownership.ts';
import { confirmEmail } from './auth/confirm-email.ts';
import { forgotPassword } from './auth/forgot-password.ts';
import { joinTeam } from './auth/join-team.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { readStaffInvite } from './auth/read-staff-invite.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { register } from './auth/register.ts';
import { resendOtp } from './auth/resend-otp.ts';
import { resetPassword } from './auth/reset-password.ts';
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
import { getBook } from './books/get-book.ts';
import { listBooks } from './books/list-books.ts';
import { listBooksOfGrade } from './books/list-books-of-grade.ts';
import { addBook } from './books/teach/add-book.ts';
import { deleteBook } from './books/teach/delete-book.ts';
import { editBook } from './books/teach/edit-book.ts';
import { getShopBook } from './books/teach/get-shop-book.ts';
import { listShopBooks } from './books/teach/list-shop-books.ts';
import { redeemCourseCode } from './codes/redeem-course-code.ts';
import { redeemLectureCode } from './codes/redeem-lecture-code.ts';
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
import { getAllContacts } from './contact/get-all-contacts.ts';
import { editContact } from './contact/teach/edit-contact.ts';
import { getContactState } from './contact/teach/get-contact-state.ts';
import { listActiveCourses } from './courses/list-active-courses.ts';
import { archiveCourse } from './courses/teach/archive-course.ts';
import { editCourse } from './courses/teach/edit-course.ts';
import { makeCourse } from './courses/teach/make-course.ts';
import { exportTenant } from './data/teach/export-tenant.ts';
import { openArchive } from './data/teach/open-archive.ts';
import { enrolFree } from './enrolment/enrol-free.ts';
import { isEnrolled } from './enrolment/is-enrolled.ts';
import { listEnrolledCourses } from './enrolment/list-enrolled-courses.ts';
import { extendEnrolment } from './enrolment/teach/extend-enrolment.ts';
import { grantCourse } from './enrolment/teach/grant-course.ts';
import { listStudentEnrolments } from './enrolment/teach/list-student-enrolments.ts';
import { revokeEnrolment } from './enrolment/teach/revoke-enrolment.ts';
import { cancelJob } from './jobs/teach/cancel-job.ts';
import { getJob } from './jobs/teach/get-job.ts';
import { listJobs } from './jobs/teach/list-jobs.ts';
import { completeLesson } from './lessons/complete-lesson.ts';
import { getCourseTree } from './lessons/get-course-tree.ts';
import { getCourseTreeWithProgress } from './lessons/get-course-tree-with-progress.ts';
import { getLessonContent } from './lessons/get-lesson-content.ts';
import { getUnitTreeWithProgress } from './lessons/get-unit-tree-with-progress.ts';
import { listUnitLessons } from './lessons/list-unit-lessons.ts';
import { saveWatchPosition } from './lessons/save-watch-position.ts';
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
import { getQuizzesProgressByParent } from './parents/get-quizzes-progress-by-parent.ts';
import { getVideosProgressByParent } from './parents/get-videos-progress-by-parent.ts';
import { updateProfile } from './profile/update-profile.ts';
import { getQuizResult } from './quizzes/get-quiz-result.ts';
import { saveAnswer } from './quizzes/save-answer.ts';
import { submitQuiz } from './quizzes/submit-quiz.ts';
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
import { getSite } from './site/get-site.ts';
import { editSiteColours } from './site/teach/edit-site-colours.ts';
import { editSiteProfile } from './site/teach/edit-site-profile.ts';
import { editSiteSettings } from './site/teach/edit-site-settings.ts';
import { getSiteState } from './site/teach/get-site-state.ts';
import { getLessonsProgress } from './statistics/get-lessons-progress.ts';
import { getQuizzesProgress } from './statistics/get-quizzes-progress.ts';
import { getTopStudents } from './statistics/get-top-students.ts';
import { getStudentProgress } from './statistics/teach/get-student-progress.ts';
import { getToday } from './statistics/teach/get-today.ts';
import { listSlipping } from './statistics/teach/list-slipping.ts';
import { listMyUnits } from './units/list-my-units.ts';
import { addUnit } from './units/teach/add-unit.ts';
import { editUnit } from './units/teach/edit-unit.ts';
import { orderUnits } from './units/teach/order-units.ts';

/** Every endpoint of the product, by feature. */
export const apiByFeature = {
  auth: {
    claimOwnership,
    confirmEmail,
    forgotPassword,
    login,
    logout,
    refreshToken,
    register,
    resendOtp,
    resetPassword,
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
    anonymiseStudent,
    deleteStudent,
  },
  profile: {
    updateProfile,
  },
  contact: {
    getAllContacts,
    editContact,
    getContactState,
  },
  site: {
    getSite,
    editSiteColours,
    editSiteProfile,
    editSiteSettings,
    getSiteState,
  },
  books: {
    getBook,
    listBooks,
    listBooksOfGrade,
    addBook,
    deleteBook,
    editBook,
    getShopBook,
    listShopBooks,
  },
  courses: {
    listActiveCourses,
    archiveCourse,
    editCourse,
    makeCourse,
  },
  enrolment: {
    enrolFree,
    isEnrolled,
    listEnrolledCourses,
    extendEnrolment,
    grantCourse,
    listStudentEnrolments,
    revokeEnrolment,
  },
  codes: {
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
  },
  media: {
    finishUpload,
  },
  units: {
    listMyUnits,
    addUnit,
    editUnit,
    orderUnits,
  },
  lessons: {
    completeLesson,
    getCourseTree,
    getCourseTreeWithProgress,
    getLessonContent,
    getUnitTreeWithProgress,
    listUnitLessons,
    saveWatchPosition,
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
    getQuizResult,
    saveAnswer,
    submitQuiz,
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
    getLessonsProgress,
    getQuizzesProgress,
    getTopStudents,
    getStudentProgress,
    getToday,
    listSlipping,
  },
  jobs: {
    cancelJob,
    getJob,
    listJobs,
  },
  parents: {
    getQuizzesProgressByParent,
    getVideosProgressByParent,
  },
  data: {
    exportTenant,
    openArchive,
  },
} as const;

/** The same by name. The server mounts this list; the client's types come from it. */
export const api = {
  ...apiByFeature.auth,
  ...apiByFeature.profile,
  ...apiByFeature.contact,
  ...apiByFeature.site,
  ...apiByFeature.books,
  ...apiByFeature.courses,
  ...apiByFeature.enrolment,
  ...apiByFeature.codes,
  ...apiByFeature.units,
  ...apiByFeature.media,
  ...apiByFeature.lessons,
  ...apiByFeature.quizzes,
  ...apiByFeature.statistics,
  ...apiByFeature.data,
  ...apiByFeature.jobs,
  ...apiByFeature.parents,
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
