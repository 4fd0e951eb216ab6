import { toLatinDigits } from '@hessa/rules/text/digits';
import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFocusProblem } from '../ui/controls/use-focus-problem.ts';
import { useShowRefusal } from '../ui/controls/use-show-refusal.ts';
import type { ApiError } from './api-error.ts';
import { useSending } from './use-sending.ts';

/** Sentences under fields, by the field's name. */
export type Problems<Values> = { [Name in keyof Values]?: ReactNode };

interface FormOptions<Values> {
  initial: Values;
  /** Found before anything is sent; one of them is enough to send nothing. */
  problemsOf?: (values: Values) => Problems<Values>;
  /** Throws what the server refused. */
  send: (values: Values) => Promise<unknown>;
  /** Refusals that are about a field are said under it. */
  blame?: (refusal: ApiError, sent: Values) => Problems<Values>;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** For refusals whose own words belong under a field, by their code. */
export function underField<Name extends string>(fieldOf: Readonly<Record<string, Name>>) {
  return ({ code, messageAr }: ApiError): Partial<Record<Name, string>> => {
    const name = fieldOf[code];
    return name ? ({ [name]: messageAr } as Partial<Record<Name, string>>) : {};
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/**
 * What every form does: checks, sends once, keeps what was typed, and says a refusal where it can be mended, with the
 * focus on the first field to mend. Mending one field never moves the focus to the next.
 */
export function useForm<Values extends object>({ initial, problemsOf, send, blame }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [refusals, setRefusals] = useState(0);
  const sending = useSending();

  useFocusProblem(ref, refusals);
  useShowRefusal(ref, sending.refusal);

  /** Says what is wrong where it is; false when nothing is. */
  function refuse(found: Problems<Values>): boolean {
    setProblems(found);
    const isWrong = Object.values(found).some(Boolean);
    if (isWrong) setRefusals((before) => before + 1);
    return isWrong;
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (sending.busy) return;
    sending.forget();
    if (refuse(problemsOf?.(values) ?? {})) return;
    const refused = await sending.send(() => send(values));
    if (refused && blame && refuse(blame(refused, values))) sending.forget();
  }

  /** A field that is being mended is no longer wrong. */
  function change(changed: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changed }));
    setProblems((before) => {
      const left = { ...before };
      for (const name in changed) delete left[name];
      return left;
    });
  }

  // What was typed before the page was awake stands in its field and nowhere else; the next drawing would undo it.
  const takeOver = useEffectEvent(() => {
    const typed = typedBefore(ref.current).filter(([name, value]) => values[name as keyof Values] !== value);
    if (typed.length > 0) change(Object.fromEntries(typed) as Partial<Values>);
  });
  useLayoutEffect(() => takeOver(), []);

  return {
    /**
     * For the `<form>` itself. By that method a browser sends nothing: a press before the page is awake, or without
     * scripts, would carry passwords into the address and the history, and empty the fields.
     */
    props: { ref, method: 'dialog' as const, noValidate: true, onSubmit: submit },
    values,
    problems,
    busy: sending.busy,
    refusal: sending.refusal,
    change,
    submit,
    forget: sending.forget,
    /** For a field of text or of choices; `read` makes what is kept of what was typed. */
    field<Name extends TextName<Values>>(name: Name, read = (typed: string) => typed) {
      return {
        name,
        'data-field': name,
        value: values[name] as string,
        problem: problems[name],
        onChange: ({ target }: { target: { value: string } }) =>
          change({ [name]: read(target.value) } as unknown as Partial<Values>),
      };
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement;

/** What stands in a form's fields before the page is awake. By a mark of our own: not every control is one of its fields. */
export function typedBefore(form: HTMLFormElement | null): [name: string, value: string][] {
  if (document.documentElement.dataset.awake) return [];
  return Array.from(form?.querySelectorAll<Control>('[data-field]') ?? [], (control) => {
    const { value, dir, type, dataset } = control;
    return [dataset.field ?? '', dir === 'ltr' && type !== 'password' ? toLatinDigits(value) : value];
  });
}
