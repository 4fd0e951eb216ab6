import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type ChildFigures, type LookupRefusal, lookUpChild, type Phones } from './look-up-child.ts';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';
import { rememberChild, rememberedChild } from './remembered-child.ts';

const PHONES_MISSING = 'لازم تكتب رقم موبايل ولي الأمر ورقم موبايل الطالب.';
const STUDENT_MISSING = 'ورقم الطالب كمان.';
const PLACEHOLDER = '01xxxxxxxxx';

interface ParentFormProps {
  /** Another child than the one before: what the phone remembers is not filled in. */
  isOther: boolean;
  onFound: (phones: Phones, figures: ChildFigures) => void;
}

export function ParentForm({ isOther, onFound }: ParentFormProps) {
  const [remembers, setRemembers] = useState(false);
  const [refusal, setRefusal] = useState<LookupRefusal | null>(null);
  const form = useForm<Phones>({
    initial: { parentPhone: '', studentPhone: '' },
    problemsOf: ({ parentPhone, studentPhone }) => {
      if (parentLookup(parentPhone, studentPhone).kind !== 'phones-missing') return {};
      if (parentPhone.trim()) return { studentPhone: PHONES_MISSING };
      return { parentPhone: PHONES_MISSING, ...(studentPhone.trim() ? {} : { studentPhone: STUDENT_MISSING }) };
    },
    send: async ({ parentPhone, studentPhone }) => {
      const lookup = parentLookup(parentPhone, studentPhone);
      if (lookup.kind === 'phones-missing') return;
      setRefusal(null);
      const answer = await lookUpChild(lookup);
      if (answer.kind !== 'found') return setRefusal(answer.refusal);
      rememberChild(remembers ? lookup : null);
      onFound(lookup, answer.figures);
    },
  });

  const fillIn = useEffectEvent((phones: Phones) => {
    // Somebody was faster than the page.
    if (form.values.parentPhone || form.values.studentPhone) return;
    setRemembers(true);
    form.change(phones);
  });
  useEffect(() => {
    const known = isOther ? null : rememberedChild();
    if (known) fillIn(known);
  }, [isOther]);

  // Without names, a press before the page is awake cannot carry the numbers into the address.
  const phone = (which: keyof Phones) =>
    ({
      ...form.field(which, toLatinDigits),
      name: undefined,
      script: 'latin',
      type: 'tel',
      placeholder: PLACEHOLDER,
    }) as const;

  return (
    <form {...form.props} className="form">
      <Field
        {...phone('parentPhone')}
        label="رقم موبايل ولي الأمر"
        hint="الرقم اللي اتكتب لولي الأمر وقت عمل الحساب."
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <Field {...phone('studentPhone')} label="رقم موبايل الطالب" autoComplete="off" enterKeyHint="go" />
      <Checkbox checked={remembers} onChange={({ target }) => setRemembers(target.checked)}>
        افتكر الرقمين على الموبايل ده
      </Checkbox>
      {refusal && <LookupRefusalNote refusal={refusal} />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنجيب الإحصائيات' : 'اعرض إحصائيات الطالب'}
      </Button>
    </form>
  );
}
