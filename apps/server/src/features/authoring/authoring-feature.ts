import type { Feature } from '../../calls/feature.ts';
import { drawPaper } from './bank/draw-paper.ts';
import { editBankQuestion } from './bank/edit-bank-question.ts';
import { labelBankQuestions } from './bank/label-bank-questions.ts';
import { listBankLabels } from './bank/list-bank-labels.ts';
import { listBankQuestions } from './bank/list-bank-questions.ts';
import { archiveCourse } from './courses/archive-course.ts';
import { deleteCourse } from './courses/delete-course.ts';
import { duplicateCourse } from './courses/duplicate-course.ts';
import { editCourse } from './courses/edit-course.ts';
import { getTaughtCourse } from './courses/get-taught-course.ts';
import { listTaughtCourses } from './courses/list-taught-courses.ts';
import { makeCourse } from './courses/make-course.ts';
import { publishCourse } from './courses/publish-course.ts';
import { setCourseCover } from './courses/set-course-cover.ts';
import { addLesson } from './lessons/add-lesson.ts';
import { countLessonTraces } from './lessons/count-lesson-traces.ts';
import { deleteLesson } from './lessons/delete-lesson.ts';
import { duplicateLesson } from './lessons/duplicate-lesson.ts';
import { getVideoLesson } from './lessons/get-video-lesson.ts';
import { moveLesson } from './lessons/move-lesson.ts';
import { orderLessons } from './lessons/order-lessons.ts';
import { renameLesson } from './lessons/rename-lesson.ts';
import { saveVideoLesson } from './lessons/save-video-lesson.ts';
import { setLessonShowing } from './lessons/set-lesson-showing.ts';
import { acceptSpelling } from './quizzes/accept-spelling.ts';
import { getQuizForEditing } from './quizzes/get-quiz-for-editing.ts';
import { previewRegrade } from './quizzes/preview-regrade.ts';
import { regradeQuizKind } from './quizzes/regrade-quiz-kind.ts';
import { saveQuiz } from './quizzes/save-quiz.ts';
import { setExam } from './quizzes/set-exam.ts';
import { setKeyTime } from './quizzes/set-key-time.ts';
import { setResultsTime } from './quizzes/set-results-time.ts';
import { setSecondMarking } from './quizzes/set-second-marking.ts';
import { startRegrade } from './quizzes/start-regrade.ts';
import { chooseExamTemplate } from './templates/choose-exam-template.ts';
import { listExamTemplates } from './templates/list-exam-templates.ts';
import { removeExamTemplate } from './templates/remove-exam-template.ts';
import { saveExamTemplate } from './templates/save-exam-template.ts';
import { addResource } from './units/add-resource.ts';
import { addUnit } from './units/add-unit.ts';
import { countShutOut } from './units/count-shut-out.ts';
import { deleteResource } from './units/delete-resource.ts';
import { deleteUnit } from './units/delete-unit.ts';
import { editResource } from './units/edit-resource.ts';
import { editUnit } from './units/edit-unit.ts';
import { orderResources } from './units/order-resources.ts';
import { orderUnits } from './units/order-units.ts';
import { setUnitShowing } from './units/set-unit-showing.ts';

export const authoringFeature: Feature = {
  calls: [
    archiveCourse,
    deleteCourse,
    duplicateCourse,
    editCourse,
    getTaughtCourse,
    listTaughtCourses,
    makeCourse,
    publishCourse,
    setCourseCover,
    addLesson,
    countLessonTraces,
    deleteLesson,
    duplicateLesson,
    getVideoLesson,
    moveLesson,
    orderLessons,
    renameLesson,
    saveVideoLesson,
    setLessonShowing,
    getQuizForEditing,
    previewRegrade,
    saveQuiz,
    setExam,
    acceptSpelling,
    setKeyTime,
    setResultsTime,
    setSecondMarking,
    startRegrade,
    addResource,
    addUnit,
    countShutOut,
    deleteResource,
    deleteUnit,
    editResource,
    editUnit,
    orderResources,
    orderUnits,
    setUnitShowing,
    drawPaper,
    editBankQuestion,
    labelBankQuestions,
    listBankLabels,
    listBankQuestions,
    chooseExamTemplate,
    listExamTemplates,
    removeExamTemplate,
    saveExamTemplate,
  ],
  longJobKinds: [regradeQuizKind],
};
