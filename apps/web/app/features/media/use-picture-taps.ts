import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 300;
/** Taps in the outer thirds of the picture may be jumps. */
const SIDE = 1 / 3;

export interface PictureTaps {
  /** A finger's tap shows or hides the controls. */
  onTap: () => void;
  onDoubleTap: (side: 'left' | 'right') => void;
  /** A mouse click starts and stops. */
  onClick: () => void;
  onDoubleClick: () => void;
}

/** What pressing the picture itself does. The first tap is answered at once; a second one soon after is a jump. */
export function usePictureTaps(picture: RefObject<HTMLElement | null>, taps: PictureTaps) {
  const last = useRef({ side: '', at: 0, byMouse: false });
  const press = useEffectEvent((event: PointerEvent) => {
    const byMouse = event.pointerType === 'mouse';
    if (byMouse) {
      last.current = { side: '', at: 0, byMouse };
      return taps.onClick();
    }
    const side = sideOf(event);
    const now = event.timeStamp;
    const again = side !== 'middle' && last.current.side === side && now - last.current.at < DOUBLE_TAP_MS;
    last.current = { side, at: now, byMouse };
    if (again) taps.onDoubleTap(side);
    else taps.onTap();
  });
  const twice = useEffectEvent(() => {
    if (last.current.byMouse) taps.onDoubleClick();
  });
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    const onPress = (event: MouseEvent) => press(event as PointerEvent);
    const onTwice = () => twice();
    element.addEventListener('click', onPress);
    element.addEventListener('dblclick', onTwice);
    return () => {
      element.removeEventListener('click', onPress);
      element.removeEventListener('dblclick', onTwice);
    };
  }, [picture]);
}

function sideOf(event: PointerEvent): 'left' | 'middle' | 'right' {
  const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const at = (event.clientX - left) / width;
  if (at < SIDE) return 'left';
  return at > 1 - SIDE ? 'right' : 'middle';
}
