import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusProblem } from '../../shell/use-focus-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type ChildFigures, type LookupRefusal, lookUpChild, type Phones } from './look-up-child.ts';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';

const PHONES_MISSING = 'لازم تكتب رقم موبايل ولي الأمر ورقم موبايل الطالب.';
const PLACEHOLDER = '01xxxxxxxxx';

interface ParentFormProps {
  onFound: (phones: Phones, figures: ChildFigures) => void;
}

export function ParentForm({ onFound }: ParentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [phones, setPhones] = useState<Phones>({ parentPhone: '', studentPhone: '' });
  const [missing, setMissing] = useState<keyof Phones | null>(null);
  const [refusal, setRefusal] = useState<LookupRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  useFocusProblem(form, missing);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const lookup = parentLookup(phones.parentPhone, phones.studentPhone);
    if (lookup.kind === 'phones-missing') return setMissing(phones.parentPhone.trim() ? 'studentPhone' : 'parentPhone');
    setBusy(true);
    const answer = await lookUpChild(lookup);
    setBusy(false);
    if (answer.kind === 'found') onFound(lookup, answer.figures);
    else setRefusal(answer.refusal);
  }

  // Without names, a press before the page is awake cannot carry the numbers into the address.
  function phone(which: keyof Phones) {
    return {
      script: 'latin',
      type: 'tel',
      placeholder: PLACEHOLDER,
      value: phones[which],
      problem: missing === which && PHONES_MISSING,
      onChange: ({ target }: { target: { value: string } }) => {
        setPhones((before) => ({ ...before, [which]: toLatinDigits(target.value) }));
        setMissing(null);
      },
    } as const;
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <Field
        {...phone('parentPhone')}
        label="رقم موبايل ولي الأمر"
        hint="الرقم اللي اتكتب لولي الأمر وقت عمل الحساب."
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <Field {...phone('studentPhone')} label="رقم موبايل الطالب" autoComplete="off" enterKeyHint="go" />
      {refusal && <LookupRefusalNote refusal={refusal} />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنجيب الإحصائيات' : 'اعرض إحصائيات الطالب'}
      </Button>
    </form>
  );
}
