import type { Input, Reply } from '@hessa/contract/client';
import { BANK_LIMITS } from '@hessa/rules/quizzes/bank/bank-labels';
import { QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { LEVEL_CHOICES, SKILL_CHOICES } from './bank-words.ts';

interface LabelQuestionsProps {
  ids: readonly number[];
  labels: Reply<'GET /api/teach/bank/labels'>['data'] | undefined;
  digits: DigitStyle;
  onClose: () => void;
  onDone: (labelled: number) => void;
}

const AS_IT_IS = { value: '', label: 'سيبها زي ما هي' };
const NONE = { value: 'none', label: 'من غير' };
const BLANK = { unit: '', skill: '', level: '', source: '', addTags: '', removeTags: '', retired: '' };

/** What is left empty stays as it is on each of them. */
export function LabelQuestions({ ids, labels, digits, onClose, onDone }: LabelQuestionsProps) {
  const [chosen, setChosen] = useState(BLANK);
  const { busy, refusal, send } = useSending();
  const unitNames = useId();
  const set = (field: keyof typeof BLANK) => (event: { target: { value: string } }) =>
    setChosen((now) => ({ ...now, [field]: event.target.value }));
  const isNothing = Object.values(chosen).every((value) => value.trim() === '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNothing) return;
    void send(async () => {
      const { data } = await call('POST /api/teach/bank/labels', { body: { ids: [...ids], ...sentLabels(chosen) } });
      onDone(data.labelled);
    });
  }

  return (
    <Dialog title={`صنّف ${countedNoun(ids.length, QUESTION, digits)}`} busy={busy} onClose={onClose}>
      <form className="bank-labels" noValidate onSubmit={submit}>
        <p className="muted">اللي هتسيبه فاضي هيفضل زي ما هو. مفيش امتحان بيتغيّر.</p>
        <Field
          label="الوحدة"
          list={unitNames}
          maxLength={BANK_LIMITS.unitLength}
          value={chosen.unit}
          onChange={set('unit')}
        />
        <datalist id={unitNames}>
          {labels?.units.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField
          label="المهارة"
          value={chosen.skill}
          options={[AS_IT_IS, ...SKILL_CHOICES, NONE]}
          onChange={set('skill')}
        />
        <SelectField
          label="المستوى"
          value={chosen.level}
          options={[AS_IT_IS, ...LEVEL_CHOICES, NONE]}
          onChange={set('level')}
        />
        <Field
          label="المصدر"
          placeholder="مثلًا: الوزارة ٢٠٢٤"
          maxLength={BANK_LIMITS.sourceLength}
          value={chosen.source}
          onChange={set('source')}
        />
        <Field label="زوّد علامات" placeholder="افصل بينهم بفاصلة" value={chosen.addTags} onChange={set('addTags')} />
        <Field label="شيل علامات" value={chosen.removeTags} onChange={set('removeTags')} />
        <SelectField
          label="السحب"
          value={chosen.retired}
          options={[AS_IT_IS, { value: 'yes', label: 'متسحبوش منهم تاني' }, { value: 'no', label: 'رجّعهم للسحب' }]}
          onChange={set('retired')}
        />
        {refusal && <Note tone="wrong" title={refusal.messageAr} />}
        <Button type="submit" busy={busy} disabled={isNothing}>
          صنّف
        </Button>
      </form>
    </Dialog>
  );
}

type Sent = Omit<Input<'POST /api/teach/bank/labels'>['body'], 'ids'>;

function sentLabels({ unit, skill, level, source, addTags, removeTags, retired }: typeof BLANK): Sent {
  const orNone = (value: string) => (value === 'none' ? null : value);
  return {
    ...(unit.trim() && { unit: unit.trim() }),
    ...(source.trim() && { source: source.trim() }),
    ...(skill && { skill: orNone(skill) }),
    ...(level && { level: orNone(level) }),
    ...(retired && { retired: retired === 'yes' }),
    addTags: readTags(addTags),
    removeTags: readTags(removeTags),
  } as Sent;
}

const readTags = (typed: string): string[] =>
  typed
    .split(/[,،]/)
    .map((tag) => tag.trim().slice(0, BANK_LIMITS.tagLength))
    .filter(Boolean)
    .slice(0, BANK_LIMITS.tags);
