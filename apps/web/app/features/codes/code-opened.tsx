import { homePath } from '@hessa/rules/pages/public-pages';
import { curriculumPath, enrolledCoursesPath, myLecturesPath, unitViewerPath } from '@hessa/rules/pages/student-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Opened } from './redeem-any-code.ts';
import './code-form.css';

const SAID = {
  lecture: { now: 'المحاضرة فتحت معاك: ', before: 'المحاضرة دي بتاعتك من قبل كده: ' },
  course: { now: 'اشتركت في كورس: ', before: 'الكورس ده بتاعك من قبل كده: ' },
} as const;

/** What the card opened, now or some time ago, and the ways on. */
export function CodeOpened({ opened, onHome }: { opened: Opened; onHome?: () => void }) {
  return (
    <div className="code-opened">
      <p className="code-opened-mark" role="status">
        <PenMark mark="tick" />
        <span>
          {SAID[opened.kind][opened.alreadyYours ? 'before' : 'now']}
          <b>
            <RtlTitle>{opened.name}</RtlTitle>
          </b>
          {opened.kind === 'lecture' && (
            <>
              {' '}
              من <RtlTitle>{opened.courseName}</RtlTitle>
            </>
          )}
        </span>
      </p>
      {opened.kind === 'lecture' ? (
        <>
          {opened.alreadyYours && (
            <ButtonLink wide to={unitViewerPath({ unitId: opened.unitId })}>
              افتح المحاضرة
            </ButtonLink>
          )}
          <ButtonLink wide look={opened.alreadyYours ? 'line' : 'solid'} to={myLecturesPath()}>
            روح لمحاضراتي
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink wide to={curriculumPath({ courseId: opened.courseId })}>
            {opened.alreadyYours ? 'ادخل الكورس' : 'ابدأ الكورس'}
          </ButtonLink>
          <ButtonLink wide look="line" to={enrolledCoursesPath()}>
            شوف كورساتي
          </ButtonLink>
        </>
      )}
      <ButtonLink wide look="quiet" to={homePath()} onClick={onHome}>
        ارجع للرئيسية
      </ButtonLink>
    </div>
  );
}
