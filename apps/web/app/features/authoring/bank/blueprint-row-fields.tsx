import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type Choice, kindChoices, LEVEL_CHOICES, SKILL_CHOICES } from './bank-words.ts';
import { countIn, DRAW_LIMITS, type EditedRow, isCount, isWeight, typedWeight } from './blueprint-rows.ts';

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
  return (
    <fieldset className="blueprint-row">
      <legend>
        {name}
        {row.section && (
          <>
            : <bdi>{row.section}</bdi>
          </>
        )}
      </legend>
      <NumberField
        label="كام سؤال"
        digits={digits}
        value={row.count}
        problem={!isCount(row) && `اكتب عدد من ${formatNumber(1, digits)} لـ${formatNumber(DRAW_LIMITS.count, digits)}`}
        onChange={({ target }) => onChange({ count: countIn(target.value) })}
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
      <NumberField
        label="درجة كل سؤال"
        digits={digits}
        placeholder="زي ما هي"
        value={row.weight}
        problem={!isWeight(row) && `الدرجة من ${formatNumber(1, digits)} لـ${formatNumber(DRAW_LIMITS.weight, digits)}`}
        onChange={({ target }) => onChange({ weight: typedWeight(target.value) })}
      />
      {onRemove && (
        <IconButton label={`شيل ${name}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
