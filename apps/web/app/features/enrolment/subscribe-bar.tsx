import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import './subscribe-bar.css';

interface SubscribeBarProps {
  /** The action area: the bar stands in for it once it has scrolled away. */
  area: RefObject<HTMLElement | null>;
  price: ReactNode;
  onSubscribe: () => void;
}

/** On phones, the way in stays under the thumb while the curriculum is read. */
export function SubscribeBar({ area, price, onSubscribe }: SubscribeBarProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!area.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [area]);
  const main = away && document.getElementById('main');
  if (!main) return null;
  // At the end of the page, which it never lies over: there it stands on what the page leaves free for it.
  return createPortal(
    <div className="subscribe-bar">
      {price}
      <Button size="small" aria-haspopup="dialog" onClick={onSubscribe}>
        اشترك دلوقتي
      </Button>
    </div>,
    main,
  );
}
