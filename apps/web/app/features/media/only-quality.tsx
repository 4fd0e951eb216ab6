import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { AboutSize } from '../../ui/text/about-size.tsx';
import { PlayerMenu } from './player-menu.tsx';

interface OnlyQualityProps {
  lines: number;
  /** The file's size in bytes, asked for when somebody wants to know. */
  size: () => Promise<number | null>;
  digits: DigitStyle;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A video that exists in one quality says which, and what it costs; there is nothing to choose. */
export function OnlyQuality({ lines, size, digits, open, onOpen }: OnlyQualityProps) {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    if (open) void size().then(setBytes);
  }, [open, size]);
  return (
    <PlayerMenu
      shown={<span dir="ltr">{lines}p</span>}
      label={`الجودة: ${lines}p`}
      title="جودة الفيديو"
      open={open}
      onOpen={onOpen}
    >
      <p className="player-menu-line">
        الفيديو ده بجودة واحدة: <bdi dir="ltr">{lines}p</bdi>
        {bytes !== null && (
          <>
            {' '}
            وكله <AboutSize bytes={bytes} digits={digits} />
          </>
        )}
      </p>
    </PlayerMenu>
  );
}
