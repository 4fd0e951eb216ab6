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
import { getBook } from './books/get-book.ts';
import { listBooks } from './books/list-books.ts';
import { listBooksOfGrade } from './books/list-books-of-grade.ts';
import { redeemCourseCode } from './codes/redeem-course-code.ts';
import { redeemLectureCode } from './codes/redeem-lecture-code.ts';
import { getAllContacts } from './contact/get-all-contacts.ts';
import { listActiveCourses } from './courses/list-active-courses.ts';
import { enrolFree } from './enrolment/enrol-free.ts';
import { isEnrolled } from './enrolment/is-enrolled.ts';
import { listEnrolledCourses } from './enrolment/list-enrolled-courses.ts';
import { completeLesson } from './lessons/complete-lesson.ts';
import { getCourseTree } from './lessons/get-course-tree.ts';
import { getCourseTreeWithProgress } from './lessons/get-course-tree-with-progress.ts';
import { getLessonContent } from './lessons/get-lesson-content.ts';
import { getUnitTreeWithProgress } from './lessons/get-unit-tree-with-progress.ts';
import { listUnitLessons } from './lessons/list-unit-lessons.ts';
import { saveWatchPosition } from './lessons/save-watch-position.ts';
import { getQuizzesProgressByParent } from './parents/get-quizzes-progress-by-parent.ts';
import { getVideosProgressByParent } from './parents/get-videos-progress-by-parent.ts';
import { updateProfile } from './profile/update-profile.ts';
import { getQuizResult } from './quizzes/get-quiz-result.ts';
import { saveAnswer } from './quizzes/save-answer.ts';
import { submitQuiz } from './quizzes/submit-quiz.ts';
import { getSite } from './site/get-site.ts';
import { reportFault } from './site/report-fault.ts';
import { getLessonsProgress } from './statistics/get-lessons-progress.ts';
import { getQuizzesProgress } from './statistics/get-quizzes-progress.ts';
import { getTopStudents } from './statistics/get-top-students.ts';
import { teachApi } from './teach-api.ts';
import { listMyUnits } from './units/list-my-units.ts';

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
    joinTeam,
    readStaffInvite,
    ...teachApi.auth,
  },
  profile: { updateProfile },
  contact: { getAllContacts, ...teachApi.contact },
  site: { getSite, reportFault, ...teachApi.site },
  books: { getBook, listBooks, listBooksOfGrade, ...teachApi.books },
  courses: { listActiveCourses, ...teachApi.courses },
  enrolment: { enrolFree, isEnrolled, listEnrolledCourses, ...teachApi.enrolment },
  codes: { redeemCourseCode, redeemLectureCode, ...teachApi.codes },
  media: teachApi.media,
  units: { listMyUnits, ...teachApi.units },
  lessons: {
    completeLesson,
    getCourseTree,
    getCourseTreeWithProgress,
    getLessonContent,
    getUnitTreeWithProgress,
    listUnitLessons,
    saveWatchPosition,
    ...teachApi.lessons,
  },
  quizzes: { getQuizResult, saveAnswer, submitQuiz, ...teachApi.quizzes },
  statistics: { getLessonsProgress, getQuizzesProgress, getTopStudents, ...teachApi.statistics },
  jobs: teachApi.jobs,
  parents: { getQuizzesProgressByParent, getVideosProgressByParent },
  data: teachApi.data,
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
