import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { backCloses } from '../../../ui/notices/back-closes.ts';

const WIDE = '(min-width: 900px)';

/** A column on a desk, open at first; on a phone it comes when it is called. Choosing a lesson closes either. */
export function useSidebar() {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const lesson = useRef<HTMLElement>(null);
  const wide = useWide();
  const [isOpen, setOpen] = useState(wide);
  const [pressed, setPressed] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(false);
  const covers = isOpen && !wide;
  useEffect(() => {
    if (!covers) return;
    const dismiss = () => {
      setOpen(false);
      toggle.current?.focus();
      return true;
    };
    return backCloses({ dismiss });
  }, [covers]);
  useEffect(() => {
    if (!wantsFocus) return;
    lesson.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    setWantsFocus(false);
  }, [wantsFocus]);
  return {
    id,
    toggle,
    lesson,
    isOpen,
    /** On a phone it lies over the lesson, which then answers to nothing. */
    covers,
    /** The student opened it, so the focus belongs inside. */
    pressed,
    press: () => {
      setPressed(true);
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
    focusLesson: () => setWantsFocus(true),
  };
}

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
