import { TIMINGS } from '@hessa/rules/site/timings';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PenMark } from '../drawings/pen-mark.tsx';
import { DockRow } from './dock.tsx';
import './toast.css';

interface ToastProps {
  /** Null while there is nothing to say. The component itself stays, or screen readers would miss the news. */
  children: ReactNode;
  /** What stands in the place of the tick, for news that are no success. */
  icon?: Icon | undefined;
  /** Called after three seconds; whoever set the words takes them away. */
  onGone: () => void;
  /** Stays where it is written: what fills the screen shows nothing from outside itself. */
  inPlace?: boolean;
}

/** News that need no answer: an ink strip in the dock. New words start the three seconds again. */
export function Toast({ children, icon: Mark, onGone, inPlace = false }: ToastProps) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (children == null) return;
    const timer = setTimeout(gone, TIMINGS.qualityToast);
    return () => clearTimeout(timer);
  }, [children]);
  const place = (
    <div className={inPlace ? 'toast-place' : 'toast-row dock-news'} role="status">
      {children != null && (
        <div className="toast">
          {Mark ? <Mark aria-hidden="true" /> : <PenMark mark="tick" />}
          <span>{children}</span>
        </div>
      )}
    </div>
  );
  return inPlace ? place : <DockRow>{place}</DockRow>;
}
