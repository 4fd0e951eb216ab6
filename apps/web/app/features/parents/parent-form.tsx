import { parentLookup } from '@hessa/rules/parents/parent-lookup';
import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../api/use-form.ts';
import { useSending } from '../../api/use-sending.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type ChildFigures, lookUpChild, type Phones } from './look-up-child.ts';
import { LookupRefusalNote } from './lookup-refusal-note.tsx';
import { oddNumbers } from './odd-number.ts';
import { forgetChild, isSameChild, rememberChild, rememberedChildren } from './remembered-children.ts';
import { RememberedRow } from './remembered-row.tsx';
import { useRefusal } from './use-refusal.ts';

const PHONES_MISSING = 'لازم تكتب رقم موبايل ولي الأمر ورقم موبايل الطالب.';
const STUDENT_MISSING = 'ورقم الطالب كمان.';
const PLACEHOLDER = '01xxxxxxxxx';

/** What the form begins with. */
export interface FormStart extends Phones {
  remembers: boolean;
}

interface ParentFormProps {
  /** Null: what the phone remembers, if anything. */
  start: FormStart | null;
  onFound: (asked: FormStart, figures: ChildFigures) => void;
  digits: DigitStyle;
}

export function ParentForm({ start, onFound, digits }: ParentFormProps) {
  const [remembers, setRemembers] = useState(start?.remembers ?? false);
  const [known, setKnown] = useState<Phones[]>([]);
  const press = useSending();
  const [refusal, setRefusal] = useRefusal();
  const form = useForm<Phones>({
    initial: { parentPhone: start?.parentPhone ?? '', studentPhone: start?.studentPhone ?? '' },
    problemsOf: ({ parentPhone, studentPhone }) => {
      if (parentLookup(parentPhone, studentPhone).kind !== 'phones-missing') return {};
      if (parentPhone.trim()) return { studentPhone: PHONES_MISSING };
      return { parentPhone: PHONES_MISSING, ...(studentPhone.trim() ? {} : { studentPhone: STUDENT_MISSING }) };
    },
    send: async ({ parentPhone, studentPhone }) => {
      const lookup = parentLookup(parentPhone, studentPhone);
      if (lookup.kind === 'phones-missing') return;
      await lookUp(lookup, remembers);
    },
  });

  async function lookUp({ parentPhone, studentPhone }: Phones, keep: boolean) {
    const child = { parentPhone, studentPhone };
    setRefusal(null);
    const answer = await lookUpChild(child);
    if (answer.kind !== 'found') {
      const odd = answer.refusal === 'not-found' ? oddNumbers(child, digits) : null;
      return setRefusal({ kind: answer.refusal, odd });
    }
    if (keep) rememberChild(child);
    else forgetChild(child);
    onFound({ ...child, remembers: keep }, answer.figures);
  }

  const fillIn = useEffectEvent((children: Phones[]) => {
    setKnown(children);
    // Somebody was faster than the page.
    if (!children[0] || start || form.values.parentPhone || form.values.studentPhone) return;
    setRemembers(true);
    form.change(children[0]);
  });
  // Only the phone knows them, not the server that drew the page.
  useEffect(() => fillIn(rememberedChildren()), []);

  const busy = form.busy || press.busy;
  // One child alone is filled in above.
  const offered = start ? known.filter((child) => !isSameChild(child, start)) : known.length > 1 ? known : [];

  const phone = (which: keyof Phones) => {
    const field = form.field(which, toLatinDigits);
    return {
      ...field,
      problem: field.problem ?? refusal?.odd?.problems[which],
      // What was said of other numbers is not about these.
      onChange: (event: { target: { value: string } }) => {
        setRefusal(null);
        field.onChange(event);
      },
      script: 'latin',
      type: 'tel',
      placeholder: PLACEHOLDER,
    } as const;
  };

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
        افتكر الرقمين على الجهاز ده
      </Checkbox>
      {refusal && <LookupRefusalNote {...refusal} />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنجيب الإحصائيات' : 'اعرض إحصائيات الطالب'}
      </Button>
      <RememberedRow
        known={offered}
        busy={busy}
        onPress={(child) => {
          form.change(child);
          setRemembers(true);
          void press.send(() => lookUp(child, true));
        }}
      />
    </form>
  );
}
