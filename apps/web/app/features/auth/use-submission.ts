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
  const [refusals, setRefusals] = useState(0);
  useFocusFirstProblem(form, refusals);

  function refuse(found: Problems<Name>): void {
    setProblems(found);
    setRefusals((before) => before + 1);
  }

  async function submit(event: FormEvent, { problems: found, send, fieldOf = {} }: Submission<Name>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblems({});
    setRefusal(null);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setBusy(false);
      const said = error instanceof ApiError ? { code: error.code, text: error.messageAr } : UNEXPECTED;
      const field = fieldOf[said.code];
      if (field) refuse({ [field]: said.text } as Problems<Name>);
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

/** A refused form leads to the first field to mend; mending one field never moves the focus to the next. */
function useFocusFirstProblem(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, refusals]);
}
