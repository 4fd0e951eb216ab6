import type { Palette } from '@hessa/rules/site/palettes';

const NAMES: Record<string, string> = {
  ink: 'أزرق الحبر',
  green: 'أخضر',
  maroon: 'عنّابي',
  violet: 'بنفسجي',
  teal: 'بترولي',
  brick: 'طوبي',
};

interface PaletteChoiceProps {
  palette: Palette;
  chosen: boolean;
  onChoose: () => void;
}

/** A ready set: its pen and highlighter on the paper, its chalk on the board. */
export function PaletteChoice({ palette: { id, colours }, chosen, onChoose }: PaletteChoiceProps) {
  return (
    <button type="button" className="palette" aria-pressed={chosen} onClick={onChoose}>
      <svg viewBox="0 0 80 32" aria-hidden="true">
        <path d="M0 0h40v32H0z" fill="#f6f7f1" />
        <path d="M40 0h40v32H40z" fill="#0e1f19" />
        <path d="M6 17h28v7H6z" fill={colours.hl} />
        <path d="M46 17h28v7H46z" fill={colours['night-hl']} />
        <path d="M6 12h22" stroke={colours.pen} strokeWidth="4" />
        <path d="M46 12h22" stroke={colours['night-pen']} strokeWidth="4" />
      </svg>
      {NAMES[id]}
    </button>
  );
}
