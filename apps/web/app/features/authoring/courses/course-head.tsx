import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { termLabel } from '@hessa/rules/courses/term';
import { teachCoursePath, teachCoursePreviewPath, teachCoursesPath } from '@hessa/rules/pages/console-pages';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import type { TaughtCourse } from '../../../teach-shell/editing/use-taught-course.ts';
import { type MenuChoice, MoreMenu } from '../../../teach-shell/frame/more-menu.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CourseStateBadge } from './course-state-badge.tsx';
import { DeleteCourseDialog } from './delete-course-dialog.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { PublishDialog, PublishedDialog } from './publish-dialog.tsx';
import type { CourseEdits } from './use-course-edits.ts';
import './course-head.css';

interface CourseHeadProps {
  course: TaughtCourse;
  edits: CourseEdits;
}

/** Which course this is, how it stands, and the steps that concern it as a whole. */
export function CourseHead({ course, edits }: CourseHeadProps) {
  const [asked, setAsked] = useState<'publish' | 'published' | 'unpublish' | 'archive' | 'duplicate' | 'delete' | null>(
    null,
  );
  const navigate = useNavigate();
  const { id: courseId, name, grade, term, state } = course;
  const close = () => setAsked(null);

  const setPublished = async (published: boolean, despiteGaps = false) => {
    await edits.edit((version) =>
      call('POST /api/teach/courses/{courseId}/published', {
        params: { courseId },
        body: { version, published, despiteGaps },
      }),
    );
    setAsked(published ? 'published' : null);
  };
  const setArchived = async (archived: boolean) => {
    await edits.edit((version) =>
      call('POST /api/teach/courses/{courseId}/archived', { params: { courseId }, body: { version, archived } }),
    );
    close();
  };

  const choices: MenuChoice[] = [
    ...(state === 'published' ? [{ label: 'وقّف نشره', onChoose: () => setAsked('unpublish') }] : []),
    { label: 'انسخه لترم جديد', onChoose: () => setAsked('duplicate') },
    ...(state === 'archived' ? [] : [{ label: 'حطّه في الأرشيف', onChoose: () => setAsked('archive') }]),
    { label: 'احذف الكورس', danger: true, onChoose: () => setAsked('delete') },
  ];

  return (
    <header className="course-head">
      <div className="course-head-words">
        <nav className="course-crumbs" aria-label="مكانك">
          <Link to={teachCoursesPath()}>الكورسات</Link>
          <IconChevronLeft size={16} aria-hidden="true" />
          <span>
            {gradeLabel(grade, 'short')}، {termLabel(term)}
          </span>
        </nav>
        <h1>
          <RtlTitle>{name}</RtlTitle>
        </h1>
        <CourseStateBadge state={state} />
      </div>
      <div className="console-actions">
        <ButtonLink look="line" size="small" to={teachCoursePreviewPath({ courseId })}>
          <IconEye size={18} aria-hidden="true" />
          شوفه كطالب
        </ButtonLink>
        {state === 'draft' && (
          <Button size="small" onClick={() => setAsked('publish')}>
            انشر الكورس
          </Button>
        )}
        {state === 'archived' && (
          <Button size="small" busy={edits.isBusy} onClick={() => void setArchived(false)}>
            رجّعه من الأرشيف
          </Button>
        )}
        <MoreMenu about="الكورس" choices={choices} />
      </div>
      {asked === 'publish' && (
        <PublishDialog course={course} onClose={close} onPublish={(despiteGaps) => setPublished(true, despiteGaps)} />
      )}
      {asked === 'published' && <PublishedDialog course={course} onClose={close} />}
      {asked === 'unpublish' && (
        <ConfirmDialog
          title={`توقّف نشر «${name}»؟`}
          confirm="وقّف نشر الكورس"
          onClose={close}
          onConfirm={() => setPublished(false)}
        >
          <p>مش هيبان لحد جديد. اللي مشتركين فيه هيفضل معاهم زي ما هو.</p>
        </ConfirmDialog>
      )}
      {asked === 'archive' && (
        <ConfirmDialog
          title={`تحط «${name}» في الأرشيف؟`}
          confirm="حط الكورس في الأرشيف"
          onClose={close}
          onConfirm={() => setArchived(true)}
        >
          <p>هيختفي من الموقع، واللي مشتركين فيه هيفضل معاهم. تقدر ترجّعه في أي وقت.</p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && <DeleteCourseDialog course={course} onClose={close} />}
      {asked === 'duplicate' && (
        <NewCourseDialog
          from={course}
          onClose={close}
          onMade={async (id) => {
            close();
            await navigate(teachCoursePath({ courseId: id }));
          }}
        />
      )}
    </header>
  );
}
