import { TextArea } from '../../../ui/fields/text-area.tsx';

interface LinesFieldProps {
  label: string;
  lines: readonly string[];
  problem: string | null | undefined;
  hint?: string;
  onChange: (lines: string[]) => void;
}

/** Several short texts in one field, a line each. Empty lines are only dropped when it is saved. */
export function LinesField({ label, lines, problem, hint = 'كل سطر لوحده', onChange }: LinesFieldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      problem={problem}
      value={lines.join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
    />
  );
}
