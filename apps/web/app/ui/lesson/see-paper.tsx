import { Button } from '../controls/button.tsx';

interface SeePaperProps {
  /** Nothing while it is not known; of results that are not told there is no paper. */
  result: { score: number | null; releasedAt: string | null } | undefined;
  look?: 'solid' | 'line';
  onOpen: () => void;
}

/** The press to a paper that was handed in, marked or still to be. */
export function SeePaper({ result, look = 'solid', onOpen }: SeePaperProps) {
  if (!result || result.releasedAt !== null) return null;
  return (
    <Button look={look} onClick={onOpen}>
      {result.score === null ? 'شوف ورقتك' : 'شوف ورقتك بعد التصحيح'}
    </Button>
  );
}
