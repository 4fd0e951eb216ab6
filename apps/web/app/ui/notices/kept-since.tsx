import type { DigitStyle } from '@hessa/rules/text/digits';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { momentText } from '../text/day-text.ts';
import './kept-since.css';

interface KeptSinceProps {
  /** When the phone kept what is shown; null for what just came over the line. */
  keptAt: number | null;
  digits: DigitStyle;
}

/** Says in one small line that there is no line, and from when the page is. */
export function KeptSince({ keptAt, digits }: KeptSinceProps) {
  return (
    <div role="status" className="kept-since-place">
      {keptAt !== null && (
        <p className="kept-since">
          <IconWifiOff size={18} aria-hidden="true" />
          <span>
            من غير نت. دي آخر نسخة اتحفظت عندك: <bdi>{momentText(new Date(keptAt), new Date(), digits)}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}
