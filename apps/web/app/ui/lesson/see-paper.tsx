import { Button } from '../controls/button.tsx';
import { isHeld } from './is-held.ts';

interface SeePaperProps {
  /** Nothing while it is not known. */
  result: { score: number | null; releasedAt: string | null } | undefined;
  look?: 'solid' | 'line';
  onOpen: () => void;
}

/** The press to a paper that was handed in, marked or still to be. */
export function SeePaper({ result, look = 'solid', onOpen }: SeePaperProps) {
  if (!result || isHeld(result)) return null;
  return (
    <Button look={look} onClick={onOpen}>
      {result.score === null ? 'شوف ورقتك' : 'شوف ورقتك بعد التصحيح'}
    </Button>
  );
}
