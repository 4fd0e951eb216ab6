import { type RefObject, useEffect } from 'react';

/** A refused form leads to the field to mend, whose sentence is then read out. */
export function useFocusProblem(form: RefObject<HTMLElement | null>, problem: string | number | null): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problem]);
}
