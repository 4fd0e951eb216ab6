import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';
import { DockRow } from '../../../ui/notices/dock.tsx';
import './finished-strip.css';

interface FinishedStripProps {
  /** The server does not know yet: there was no line. */
  waiting: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Says that the video is done and leads back after three seconds, unless the student would rather stay. */
export function FinishedStrip({ waiting, onLeave, onStay }: FinishedStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const timer = setTimeout(leave, TIMINGS.videoFinishRedirect);
    return () => clearTimeout(timer);
  }, []);

  // The button that was pressed is gone; whoever pressed it by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) strip.current?.querySelector('button')?.focus();
  }, []);

  return (
    <DockRow>
      <div className="finished-strip dock-news" ref={strip}>
        <p role="status">
          <PenMark mark="tick" />
          <span>
            <b>برافو، الفيديو خلص!</b> {waiting ? 'مفيش نت دلوقتي، هنسجّلها أول ما يرجع.' : 'ثواني ونرجع للمنهج.'}
          </span>
        </p>
        <div className="finished-strip-actions">
          <Button size="small" onClick={onLeave}>
            ارجع دلوقتي
          </Button>
          <Button size="small" look="soft" onClick={onStay}>
            خليني هنا
          </Button>
        </div>
      </div>
    </DockRow>
  );
}
