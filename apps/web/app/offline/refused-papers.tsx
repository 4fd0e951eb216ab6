import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { HANDED_IN_BEFORE } from '../outbox/keep-outbox.ts';
import { forgetRefused, type RefusedPaper, refusedIn, refusedText, watchRefused } from '../outbox/refused-papers.ts';
import { usePaperWaiting } from '../outbox/waiting-papers.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextLink } from '../ui/controls/text-link.tsx';
import { DockRow } from '../ui/notices/dock.tsx';
import { RtlTitle } from '../ui/text/bidi.tsx';

/** Papers that the server would not take are told of on whatever page the student is, until that was read. */
export function RefusedPapers({ userId }: { userId: string }) {
  const text = useSyncExternalStore(watchRefused, refusedText, () => null);
  const papers = refusedIn(text).filter((paper) => paper.userId === userId);
  return (
    <DockRow>
      <div className="dock-news" role="status">
        {papers.map((paper) => (
          <RefusedRow key={paper.lessonId} paper={paper} />
        ))}
      </div>
    </DockRow>
  );
}

function RefusedRow({ paper }: { paper: RefusedPaper }) {
  const { pathname, search } = useLocation();
  const { lessonId, name, path, code, words } = paper;
  // Handed in again it is on its way.
  const isPaperWaiting = usePaperWaiting(lessonId);
  const isBefore = code === HANDED_IN_BEFORE;
  const isHere = path === pathname + search;
  // There the quiz itself says what is wrong, beside the answers.
  if (isPaperWaiting || (isHere && !isBefore)) return null;
  const title = name ? <RtlTitle>{`«${name}»`}</RtlTitle> : null;
  return (
    <div className="dock-row">
      <IconInfoCircle aria-hidden="true" />
      {isBefore ? (
        <span>{title ?? 'امتحانك'} كان اتسلّم من جهاز تاني قبل ما ورقتك دي توصل. اللي وصل الأول هو اللي اتحسب.</span>
      ) : (
        <span>
          ورقة {title ?? 'امتحانك'} متقبلتش. {words}
        </span>
      )}
      {path && !isHere && (
        <TextLink to={path} onClick={() => forgetRefused(paper)}>
          {isBefore ? 'شوف النتيجة' : 'افتح الامتحان'}
        </TextLink>
      )}
      <Button look="quiet" size="small" onClick={() => forgetRefused(paper)}>
        تمام
      </Button>
    </div>
  );
}
