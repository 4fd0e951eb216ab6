import type { DigitStyle } from '@hessa/rules/text/digits';
import { formatFigure } from './format-figure.ts';
import type { Profile } from './profile.ts';
import './figures.css';

/** The tenant's numbers in a row, in the teacher's hand. */
export function Figures({ figures, digits }: { figures: Profile['statistics']; digits: DigitStyle }) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir={digits === 'arabic' ? 'rtl' : 'ltr'}>{formatFigure(value, digits)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
