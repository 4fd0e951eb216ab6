import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '../controls/button.tsx';

interface FinishButtonProps {
  wide?: boolean;
  /** The player offers the same by now; one solid press ends a video, and that is the one in sight. */
  isSecond: boolean;
  onFinish: () => void;
}

/** Ends a video from below the player. */
export function FinishButton({ wide = false, isSecond, onFinish }: FinishButtonProps) {
  return (
    <Button wide={wide} look={isSecond ? 'line' : 'solid'} onClick={onFinish}>
      <IconCheck aria-hidden="true" />
      خلصت الفيديو
    </Button>
  );
}
