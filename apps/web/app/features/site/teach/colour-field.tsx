import { type Colour, isColour } from '@hessa/rules/site/contrast';
import { useId } from 'react';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';

interface ColourFieldProps {
  label: string;
  chosen: Colour;
  /** What the pages would really have: the chosen one, or its nearest neighbour that can be read. */
  shown: Colour;
  onChange: (colour: Colour) => void;
}

export function ColourField({ label, chosen, shown, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={chosen === shown ? undefined : 'الدرجة دي مش بتتقري، فهنستخدم أقرب درجة واضحة.'}
    >
      {(described) => (
        <div className="colour-field">
          <input
            {...described}
            type="color"
            value={chosen}
            onChange={({ target }) => isColour(target.value) && onChange(target.value)}
          />
          <svg className="colour-shown" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" fill={shown} />
          </svg>
          <Ltr>{shown}</Ltr>
        </div>
      )}
    </FieldFrame>
  );
}
