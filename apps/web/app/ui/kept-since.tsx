import type { DigitStyle } from '@hessa/rules/text/digits';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import './kept-since.css';

interface KeptSinceProps {
  /** When the phone kept what is shown; null for what just came over the line. */
  keptAt: number | null;
  digits: DigitStyle;
}

/** Says in one small line that there is no line, and from when the page is. */
export function KeptSince({ keptAt, digits }: KeptSinceProps) {
  return (
    <div role="status">
      {keptAt !== null && (
        <p className="kept-since">
          <IconWifiOff size={18} aria-hidden="true" />
          <span>
            من غير نت. دي آخر نسخة اتحفظت عندك: <bdi>{moment(keptAt, digits)}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}

/** Only ever made in the browser, so its own idea of Arabic dates is good enough. */
function moment(at: number, digits: DigitStyle): string {
  const numbers = digits === 'arabic' ? 'arab' : 'latn';
  return new Intl.DateTimeFormat(`ar-EG-u-nu-${numbers}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
