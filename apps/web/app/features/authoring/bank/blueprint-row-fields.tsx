import { type DigitStyle, formatNumber, toLatinDigits } from '@hessa/rules/text/digits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type Choice, kindChoices, LEVEL_CHOICES, SKILL_CHOICES } from './bank-words.ts';
import type { EditedRow } from './blueprint-rows.ts';

interface BlueprintRowFieldsProps {
  row: EditedRow;
  number: number;
  units: readonly Choice[];
  digits: DigitStyle;
  onChange: (to: Partial<EditedRow>) => void;
  /** Null for the last one. */
  onRemove: (() => void) | null;
}

const ANY = { value: '', label: 'أي حاجة' };

export function BlueprintRowFields({ row, number, units, digits, onChange, onRemove }: BlueprintRowFieldsProps) {
  const name = `السطر ${formatNumber(number, digits)}`;
  const digitsOnly = (typed: string) => toLatinDigits(typed).replace(/\D/g, '').slice(0, 3);
  return (
    <fieldset className="blueprint-row">
      <legend>
        {name}
        {row.section && (
          <>
            {' '}
            : <bdi>{row.section}</bdi>
          </>
        )}
      </legend>
      <Field
        label="كام سؤال"
        inputMode="numeric"
        script="latin"
        value={row.count}
        onChange={({ target }) => onChange({ count: digitsOnly(target.value) })}
      />
      <SelectField
        label="الوحدة"
        value={row.unit}
        options={[ANY, ...units]}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
      <SelectField
        label="المهارة"
        value={row.skill}
        options={[ANY, ...SKILL_CHOICES]}
        onChange={({ target }) => onChange({ skill: target.value })}
      />
      <SelectField
        label="المستوى"
        value={row.level}
        options={[ANY, ...LEVEL_CHOICES]}
        onChange={({ target }) => onChange({ level: target.value })}
      />
      <SelectField
        label="النوع"
        value={row.kind}
        options={[ANY, ...kindChoices()]}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <Field
        label="درجة كل سؤال"
        inputMode="numeric"
        script="latin"
        placeholder="زي ما هي"
        value={row.weight}
        onChange={({ target }) => onChange({ weight: digitsOnly(target.value) })}
      />
      {onRemove && (
        <IconButton label={`شيل ${name}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
