import { type ComponentProps, useRef } from 'react';
import { useSession } from '../../session/use-session.ts';
import { forgetWaitingCode, waitingCode } from '../../session/waiting-code.ts';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { KEPT_CODE, noLineForCode } from '../../ui/text/kept-code-words.ts';
import type { CodeEntryForm } from './use-code-form.ts';

interface CardCodeFieldProps extends Omit<ComponentProps<typeof CodeField>, 'form'> {
  form: CodeEntryForm;
}

/** The field of a card's code, with what is to be said of it. A guest's code that waits is forgotten by emptying it. */
export function CardCodeField({ form, ...field }: CardCodeFieldProps) {
  const isGuest = useSession().status === 'guest';
  const { code } = form.values;
  const isKept = isGuest && code !== '' && code === waitingCode();
  const wasKept = useRef(false);
  const entry = form.field('code');
  return (
    <CodeField
      {...entry}
      {...field}
      cut={form.refusal ? noLineForCode(isGuest) : undefined}
      hint={isKept && !form.refusal ? KEPT_CODE : undefined}
      onChange={(event) => {
        wasKept.current ||= isKept;
        if (wasKept.current && event.target.value === '') forgetWaitingCode();
        entry.onChange(event);
      }}
    />
  );
}
