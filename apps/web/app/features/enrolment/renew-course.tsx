import { Suspense, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { latePart } from '../../offline/late-part.ts';
import { useReturnedWords } from '../../session/written-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type EnrollingCourse, isOfferedFree } from './enrolling-course.ts';
import { startFreeCourse } from './start-free-course.ts';
import { typedCourseCode } from './typed-course-code.ts';

const NewCodeDialog = latePart(async () => (await import('./new-code-dialog.tsx')).NewCodeDialog);

interface RenewCourseProps {
  course: EnrollingCourse;
  onRenewed: () => void;
  /** What to say when it did not work. */
  onRefused: (words: string) => void;
}

/** For a student whose time in a course is over: a free one starts again at a press, any other with a new code. */
export function RenewCourse({ course, onRenewed, onRefused }: RenewCourseProps) {
  const { busy, send } = useSending();
  const typed = typedCourseCode(useReturnedWords(), 'dialog')?.code;
  const [asking, setAsking] = useState(typed !== undefined);

  async function startAgain(): Promise<void> {
    const refused = await send(async () => {
      await startFreeCourse(course.id);
      onRenewed();
    });
    if (refused) onRefused(refused.messageAr);
  }

  if (isOfferedFree(course)) {
    return (
      <Button size="small" busy={busy} onClick={startAgain}>
        {busy ? 'بنفتحه لك تاني' : 'ابدأه من جديد'}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        معايا كود جديد
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <NewCodeDialog
            course={course}
            typed={typed}
            onClose={() => setAsking(false)}
            onRenewed={() => {
              setAsking(false);
              onRenewed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
