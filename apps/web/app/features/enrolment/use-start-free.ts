import { coursePath, loginPath } from '@hessa/rules/pages/public-pages';
import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { useNavigate } from 'react-router';
import { useSending } from '../../api/use-sending.ts';
import type { LoginErrand } from '../../session/login-errand.ts';
import { useSession } from '../../session/use-session.ts';
import { startFreeCourse } from './start-free-course.ts';

/** Enrols and opens the curriculum; a guest logs in first and comes back here. */
export function useStartFree(courseId: number) {
  const navigate = useNavigate();
  const isMember = useSession().status === 'member';
  const { busy, refusal, send } = useSending();

  async function start(): Promise<void> {
    if (!isMember) {
      const errand: LoginErrand = { from: coursePath({ course: courseId }), cause: 'free-course' };
      return void navigate(loginPath(), { state: errand });
    }
    await send(async () => {
      await startFreeCourse(courseId);
      await navigate(curriculumPath({ courseId }));
    });
  }

  return { busy, refusal, start };
}
