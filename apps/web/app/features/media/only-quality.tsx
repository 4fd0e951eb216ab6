import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { type ReactNode, useEffect, useState } from 'react';
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
  const megabytes = bytes === null ? null : bytes / 1_000_000;
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
        {megabytes !== null && <> وكله {sizeWords(megabytes, digits)}</>}
      </p>
    </PlayerMenu>
  );
}

function sizeWords(megabytes: number, digits: DigitStyle): ReactNode {
  if (megabytes < 1) return 'أقل من ميجا';
  return (
    <>
      حوالي <bdi>{formatNumber(megabytes, digits, megabytes < 10 ? 'up-to-one' : 'none')}</bdi> ميجا
    </>
  );
}
