import { RtlTitle } from '../../ui/bidi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PenMark } from '../../ui/pen-mark.tsx';
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
        <ButtonLink wide to="/my-lectures">
          روح لمحاضراتي
        </ButtonLink>
      ) : (
        <>
          <ButtonLink wide to={`/course/${opened.courseId}/curriculum`}>
            ابدأ الكورس
          </ButtonLink>
          <ButtonLink wide look="line" to="/enrolled-courses">
            شوف كورساتي
          </ButtonLink>
        </>
      )}
      <ButtonLink wide look="quiet" to="/" onClick={onHome}>
        ارجع للرئيسية
      </ButtonLink>
    </div>
  );
}
