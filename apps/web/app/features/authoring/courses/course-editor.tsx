import { teachCoursePath, teachCoursesPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { type TaughtCourse, useTaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CourseHead } from './course-head.tsx';
import { CurriculumTree } from './curriculum-tree.tsx';
import { useCourseEdits } from './use-course-edits.ts';
import './course-editor.css';

interface CourseEditorProps {
  courseId: number;
  digits: DigitStyle;
  /** On a phone the tree and the panel are two steps; this says which one the address stands for. */
  step: 'tree' | 'panel';
  openLessonId: number | null;
  isSettingsOpen: boolean;
  /** What is edited beside the tree. */
  children: ReactNode;
}

/** The frame of the editor: the course's head, its tree, and a panel for the form, a video or a quiz. */
export function CourseEditor(props: CourseEditorProps) {
  const read = useTaughtCourse(props.courseId);
  return (
    <ReadGate
      read={read}
      waiting="بنفتح الكورس"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachCoursesPath()}>
            كل الكورسات
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => <OpenCourse {...props} course={data} refresh={read.refresh} />}
    </ReadGate>
  );
}

function OpenCourse({
  course,
  refresh,
  digits,
  step,
  openLessonId,
  isSettingsOpen,
  children,
}: CourseEditorProps & { course: TaughtCourse; refresh: () => Promise<void> }) {
  const edits = useCourseEdits(course, refresh);
  return (
    <div className="editor" data-step={step}>
      <CourseHead course={course} edits={edits} />
      <div className="editor-columns">
        <CurriculumTree
          courseId={course.id}
          digits={digits}
          edits={edits}
          openLessonId={openLessonId}
          isSettingsOpen={isSettingsOpen}
          hasWindows={course.enrolled > 0 && !course.openToAll}
        />
        <div className="editor-panel">
          <Link className="editor-back" to={teachCoursePath({ courseId: course.id })}>
            <IconArrowRight size={18} aria-hidden="true" />
            ارجع للمنهج
          </Link>
          {children}
        </div>
      </div>
    </div>
  );
}
