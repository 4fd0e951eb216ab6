import { homePath } from '@hessa/rules/pages/public-pages';
import { curriculumPath, enrolledCoursesPath, myLecturesPath } from '@hessa/rules/pages/student-pages';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import type { Opened } from './redeem-any-code.ts';
import './code-form.css';

/** What the card opened, and the ways on. */
export function CodeOpened({ opened, onHome }: { opened: Opened; onHome: () => void }) {
  return (
    <div className="code-opened">
      <p className="code-opened-mark" role="status">
        <PenMark mark="tick" />
        <span>
          {opened.kind === 'lecture' ? 'المحاضرة فتحت معاك: ' : 'اشتركت في كورس: '}
          <b>
            <RtlTitle>{opened.name}</RtlTitle>
          </b>
        </span>
      </p>
      {opened.kind === 'lecture' ? (
        <ButtonLink wide to={myLecturesPath()}>
          روح لمحاضراتي
        </ButtonLink>
      ) : (
        <>
          <ButtonLink wide to={curriculumPath({ courseId: opened.courseId })}>
            ابدأ الكورس
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
