import { coursePath, loginPath } from '@hessa/rules/pages/public-pages';
import { curriculumPath } from '@hessa/rules/pages/student-pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { startFreeCourse } from './start-free-course.ts';

interface StartFreeProps {
  courseId: number;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** Enrols and opens the curriculum; a guest logs in first and comes back here. */
export function StartFree({ courseId, busy, onBusy }: StartFreeProps) {
  const navigate = useNavigate();
  const isMember = useSession().status === 'member';
  const [problem, setProblem] = useState<string | null>(null);

  async function start(): Promise<void> {
    if (!isMember) return void navigate(loginPath(), { state: { from: coursePath({ course: courseId }) } });
    onBusy(true);
    setProblem(null);
    const fault = await startFreeCourse(courseId);
    onBusy(false);
    if (fault) setProblem(fault);
    else void navigate(curriculumPath({ courseId }));
  }

  return (
    <>
      {problem && <Note tone="wrong" title={problem} />}
      <Button wide busy={busy} onClick={start}>
        {busy ? 'بنسجّلك في الكورس' : 'ابدأ الكورس ببلاش'}
      </Button>
    </>
  );
}
