import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';

/** Sentences under fields, by the field's name. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** A refusal that belongs to no single field. */
export interface FormRefusal {
  code: string;
  text: string;
}

const UNEXPECTED: FormRefusal = { code: 'unexpected', text: 'حصلت مشكلة مش متوقعة. جرّب تاني بعد شوية.' };

interface Submission<Name extends string> {
  /** Found before anything is sent; one of them is enough to send nothing. */
  problems: Problems<Name>;
  send: () => Promise<void>;
  /** Refusals that are about one field are said under it. */
  fieldOf?: Readonly<Record<string, Name>>;
}

/**
 * What every form of this family does: checks, sends once, keeps what was typed, and says a refusal where it can be
 * mended. It stays busy after a success, because the screen moves on.
 */
export function useSubmission<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  useFocusFirstProblem(form, problems);

  async function submit(event: FormEvent, { problems: found, send, fieldOf = {} }: Submission<Name>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblems(found);
    setRefusal(null);
    if (hasAny(found)) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setBusy(false);
      const said = error instanceof ApiError ? { code: error.code, text: error.messageAr } : UNEXPECTED;
      const field = fieldOf[said.code];
      if (field) setProblems({ [field]: said.text } as Problems<Name>);
      else setRefusal(said);
    }
  }

  return {
    form,
    problems,
    refusal,
    busy,
    submit,
    /** A field that is being mended is no longer wrong. */
    mend: (name: Name) => setProblems((before) => (before[name] ? { ...before, [name]: undefined } : before)),
  };
}

function hasAny(problems: Problems<string>): boolean {
  return Object.values(problems).some(Boolean);
}

/** A refused form leads to the first field to mend. */
function useFocusFirstProblem(form: RefObject<HTMLFormElement | null>, problems: Problems<string>): void {
  useEffect(() => {
    if (hasAny(problems)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problems]);
}
