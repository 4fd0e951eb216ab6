import { type RefObject, useEffect } from 'react';

/** A refused form leads to the field to mend, whose sentence is then read out, and is in sight. */
export function useFocusProblem(form: RefObject<HTMLElement | null>, problem: string | number | null): void {
  useEffect(() => {
    if (!problem) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus();
    const said = field && document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    // Below the fold, or under what sticks there: a browser brings only the field itself into sight.
    if (said && said.getBoundingClientRect().bottom > innerHeight * 0.85) said.scrollIntoView({ block: 'center' });
  }, [form, problem]);
}
