import { type RefObject, useEffect } from 'react';

/**
 * Brings into sight why a form was refused. It stands above the fields, and a browser holds still what is looked at when
 * something comes in above it: the sentence would stay out of sight. That happens with the drawing of the next frame.
 */
export function useShowRefusal(form: RefObject<HTMLElement | null>, refusal: object | null): void {
  useEffect(() => {
    if (!refusal) return;
    const show = () => form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, refusal]);
}
