import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { DangerChoice } from '../ui/notices/danger-choice.tsx';
import { Dialog } from '../ui/notices/dialog.tsx';
import { ProgressBar } from '../ui/progress/progress-bar.tsx';
import { Size } from '../ui/text/about-size.tsx';
import { RtlTitle } from '../ui/text/bidi.tsx';
import { KeptStatus } from './kept-status.tsx';
import { bytesHeld, isWhole, type KeptLesson, pauseLesson, removeLesson, resumeLesson } from './lesson-keeper.ts';
import './kept-lessons.css';

interface KeptRowProps {
  lesson: KeptLesson;
  title: ReactNode;
  /** Where it lies, before what it takes. */
  place?: string;
  digits: DigitStyle;
}

/** A lesson on the phone: what it takes, how it stands, and what can be done with it. */
export function KeptRow({ lesson, title, place, digits }: KeptRowProps) {
  const [asking, setAsking] = useState(false);
  const { lessonId, pieces, wanted, trouble, lessonName, keys } = lesson;
  const wholeBytes = pieces.reduce((sum, [bytes]) => sum + bytes, 0);
  const heldBytes = bytesHeld(lesson);
  const whole = isWhole(lesson);
  const goesOn = !whole && keys.length > 0;
  const size = (bytes: number) => <Size bytes={bytes} digits={digits} />;
  return (
    <div className="kept-row">
      <div className="kept-row-words">
        <b>{title}</b>
        <p className="muted">
          {place && (
            <>
              <RtlTitle>{place}</RtlTitle>،{' '}
            </>
          )}
          {whole ? (
            size(wholeBytes)
          ) : (
            <>
              {heldBytes === 0 ? <bdi>{formatCount(0, digits)}</bdi> : size(heldBytes)} من {size(wholeBytes)}
            </>
          )}
        </p>
        <KeptStatus lesson={lesson} digits={digits} />
        {goesOn && (
          <ProgressBar
            percent={wholeBytes === 0 ? 0 : (heldBytes * 100) / wholeBytes}
            label={`اللي نزل من ${lessonName}`}
            tone={trouble === null && wanted ? 'pen' : 'warn'}
          />
        )}
      </div>
      <div className="kept-row-presses">
        {goesOn &&
          (wanted ? (
            <IconButton label={`وقّف تحميل ${lessonName}`} onClick={() => void pauseLesson(lessonId)}>
              <IconPlayerPause aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton label={`كمّل تحميل ${lessonName}`} onClick={() => void resumeLesson(lessonId).catch(ignore)}>
              <IconPlayerPlay aria-hidden="true" />
            </IconButton>
          ))}
        <IconButton label={`امسح ${lessonName} من الجهاز`} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      {asking && (
        <Dialog title="تمسحها من الجهاز؟" onClose={() => setAsking(false)}>
          <p>هتفضل تتفرّج عليها بالنت عادي. ولو عايزها من غير نت هتنزّلها تاني.</p>
          <DangerChoice
            confirm="امسح الحصة"
            busy={false}
            onStay={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void removeLesson(lessonId);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

/** The row itself goes on saying how it stands. */
function ignore(): void {}
