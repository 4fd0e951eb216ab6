import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type ChildFigures, type LookupRefusal, lookUpChild, type Phones } from './look-up-child.ts';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';

const PHONES_MISSING = 'لازم تكتب رقم موبايل ولي الأمر ورقم موبايل الطالب.';
const PLACEHOLDER = '01xxxxxxxxx';

interface ParentFormProps {
  onFound: (phones: Phones, figures: ChildFigures) => void;
}

export function ParentForm({ onFound }: ParentFormProps) {
  const [refusal, setRefusal] = useState<LookupRefusal | null>(null);
  const form = useForm<Phones>({
    initial: { parentPhone: '', studentPhone: '' },
    problemsOf: ({ parentPhone, studentPhone }) => {
      if (parentLookup(parentPhone, studentPhone).kind !== 'phones-missing') return {};
      return { [parentPhone.trim() ? 'studentPhone' : 'parentPhone']: PHONES_MISSING };
    },
    send: async ({ parentPhone, studentPhone }) => {
      const lookup = parentLookup(parentPhone, studentPhone);
      if (lookup.kind === 'phones-missing') return;
      setRefusal(null);
      const answer = await lookUpChild(lookup);
      if (answer.kind === 'found') onFound(lookup, answer.figures);
      else setRefusal(answer.refusal);
    },
  });

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
      {refusal && <LookupRefusalNote refusal={refusal} />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنجيب الإحصائيات' : 'اعرض إحصائيات الطالب'}
      </Button>
    </form>
  );
}
