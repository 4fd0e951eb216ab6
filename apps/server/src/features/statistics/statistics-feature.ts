import type { Feature } from '../../calls/feature.ts';
import { getLessonsProgress } from './get-lessons-progress.ts';
import { getMilestones } from './get-milestones.ts';
import { getQuizzesProgress } from './get-quizzes-progress.ts';
import { getTopStudents } from './get-top-students.ts';
import { setWeeklyGoal } from './set-weekly-goal.ts';
import { getStudentProgress } from './teach/get-student-progress.ts';
import { getToday } from './teach/get-today.ts';
import { listComing } from './teach/list-coming.ts';
import { listNeeds } from './teach/list-needs.ts';
import { listSlipping } from './teach/list-slipping.ts';

export const statisticsFeature: Feature = {
  calls: [
    getLessonsProgress,
    getMilestones,
    setWeeklyGoal,
    getQuizzesProgress,
    getTopStudents,
    getStudentProgress,
    getToday,
    listComing,
    listNeeds,
    listSlipping,
  ],
};
