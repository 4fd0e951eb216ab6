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

export const statisticsApi = {
  getLessonsProgress,
  getMilestones,
  getQuizzesProgress,
  getTopStudents,
  setWeeklyGoal,
  getStudentProgress,
  getToday,
  listComing,
  listNeeds,
  listSlipping,
} as const;
