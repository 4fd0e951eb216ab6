import type { DigitStyle } from '@hessa/rules/text/digits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { BankFilter } from './bank-filter.ts';
import { type Choice, kindChoices, LEVEL_CHOICES, SKILL_CHOICES } from './bank-words.ts';
import { type BankLabels, courseChoices, unitChoices } from './unit-choices.ts';

interface BankFiltersProps {
  filter: BankFilter;
  labels: BankLabels | undefined;
  digits: DigitStyle;
  onFilter: (filter: BankFilter) => void;
}

const NOT_SORTED: Choice = { value: 'none', label: 'لسه متصنّفش' };
const IN_NO_COURSE: Choice = { value: 'none', label: 'مش في أي كورس دلوقتي' };
const named = (all: BankLabels['sources'] | undefined): Choice[] =>
  (all ?? []).map(({ name }) => ({ value: name, label: name }));

export function BankFilters({ filter, labels, digits, onFilter }: BankFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  const [isOpen, setOpen] = useState(false);
  const narrow = (change: Partial<BankFilter>) => onFilter({ ...filter, q: typed.trim(), ...change });
  const courses = courseChoices(labels);
  const picks = [
    {
      name: 'course',
      label: 'الكورس',
      all: 'كل الكورسات',
      choices: courses.length > 0 ? [...courses, IN_NO_COURSE] : [],
    },
    { name: 'unit', label: 'الوحدة', all: 'كل الوحدات', choices: unitChoices(labels, filter.course, digits) },
    { name: 'skill', label: 'المهارة', all: 'كل المهارات', choices: [...SKILL_CHOICES, NOT_SORTED] },
    { name: 'level', label: 'المستوى', all: 'كل المستويات', choices: [...LEVEL_CHOICES, NOT_SORTED] },
    { name: 'kind', label: 'النوع', all: 'كل الأنواع', choices: kindChoices() },
    { name: 'source', label: 'المصدر', all: 'كل المصادر', choices: named(labels?.sources) },
    { name: 'tag', label: 'العلامة', all: 'كل العلامات', choices: named(labels?.tags) },
  ] as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    narrow({});
  }

  return (
    <>
      <search>
        <form className="bank-find" noValidate onSubmit={submit}>
          <Field
            label="دوّر في الأسئلة"
            placeholder="كلمة من السؤال أو من الاختيارات"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="line">
            دوّر
          </Button>
        </form>
        <button
          type="button"
          className="bank-picks-more"
          aria-expanded={isOpen}
          aria-controls="bank-picks"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'اقفل الفلاتر' : 'فلتر بالكورس والوحدة والمهارة والمستوى'}
        </button>
        <div id="bank-picks" className={isOpen ? 'bank-picks bank-picks-open' : 'bank-picks'}>
          {picks
            .filter(({ choices }) => choices.length > 0)
            .map(({ name, label, all, choices }) => (
              <SelectField
                key={name}
                label={label}
                value={filter[name]}
                options={[{ value: '', label: all }, ...choices]}
                onChange={({ target }) => narrow({ [name]: target.value, ...(name === 'course' && { unit: '' }) })}
              />
            ))}
        </div>
      </search>
      <Chips label="أنهي أسئلة">
        {(
          [
            ['', 'كل الأسئلة'],
            ['unused', 'ما اتسألتش الشهر ده'],
            ['retired', 'برّه السحب'],
          ] as const
        ).map(([only, words]) => (
          <Chip key={only} chosen={filter.only === only} onClick={() => narrow({ only })}>
            {words}
          </Chip>
        ))}
      </Chips>
    </>
  );
}
