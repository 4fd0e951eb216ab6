import { BATCH_STATES, type BatchState } from '@hessa/rules/codes/batch-state';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { BATCH_STATE_WORDS } from './batch.ts';

export interface BatchFilter {
  label: string;
  courseId: string;
  state: BatchState | '';
}

export const NO_FILTER: BatchFilter = { label: '', courseId: '', state: '' };

interface BatchFiltersProps {
  filter: BatchFilter;
  onFilter: (filter: BatchFilter) => void;
}

/** Which batches: by course, by seller, by what is left of them. Give it `key={filter.label}`. */
export function BatchFilters({ filter, onFilter }: BatchFiltersProps) {
  const [label, setLabel] = useState(filter.label);
  const targets = useRead('GET /api/teach/code-targets');
  const courses = targets.reply?.data.courses ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    onFilter({ ...filter, label: label.trim() });
  }

  return (
    <search>
      <form className="batch-filters" noValidate onSubmit={submit}>
        <Field
          label="البيّاع أو اسم الدفعة"
          value={label}
          maxLength={80}
          onChange={(event) => setLabel(event.target.value)}
        />
        <SelectField
          label="كورس الدفعة"
          value={filter.courseId}
          options={[
            { value: '', label: 'كل الكورسات' },
            ...courses.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => onFilter({ ...filter, label: label.trim(), courseId: event.target.value })}
        />
        <SelectField
          label="حالة الدفعة"
          value={filter.state}
          options={[
            { value: '', label: 'كل الحالات' },
            ...BATCH_STATES.map((state) => ({ value: state, label: BATCH_STATE_WORDS[state] })),
          ]}
          onChange={(event) => {
            const state = BATCH_STATES.find((each) => each === event.target.value) ?? '';
            onFilter({ ...filter, label: label.trim(), state });
          }}
        />
        <Button type="submit" look="line">
          دوّر
        </Button>
      </form>
    </search>
  );
}
