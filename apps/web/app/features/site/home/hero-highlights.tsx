import { HERO_ITEMS, TIMINGS } from '@hessa/rules/site/timings';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useEffect, useState } from 'react';
import './hero-highlights.css';

const HIGHLIGHTS = [
  'الكتب الخارجية محلولة كلها',
  'امتحان قبل كل محاضرة وبعدها',
  'دعم 24 ساعة لحد ليلة الامتحان',
] as const;

/**
 * Three short lines take turns on one row of the copybook. They rest for those who want less motion, while the tab is
 * hidden, and for anybody who stops them; whoever listens to the page hears all three.
 */
export function HeroHighlights({ digits }: { digits: DigitStyle }) {
  const [shown, setShown] = useState(0);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % HERO_ITEMS);
    }, TIMINGS.heroCarousel);
    return () => clearInterval(timer);
  }, [stopped]);

  return (
    <div className="highlights">
      <ul>
        {HIGHLIGHTS.map((text, at) => (
          <li key={text} data-shown={at === shown || undefined}>
            {formatDigits(text, digits)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="highlights-stop"
        aria-label={stopped ? 'كمّل تقليب السطور' : 'وقّف تقليب السطور'}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <IconPlayerPlay size={18} aria-hidden="true" /> : <IconPlayerPause size={18} aria-hidden="true" />}
      </button>
    </div>
  );
}
