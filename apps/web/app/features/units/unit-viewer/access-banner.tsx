import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { dayCountWords } from '@hessa/rules/units/day-word';
import { daysLeftTone } from '@hessa/rules/units/days-left-tone';
import type { UnitWindow } from '@hessa/rules/units/unit-window';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import './access-banner.css';

const ICONS = { green: IconLockOpen, orange: IconAlertTriangle, red: IconLock };

/** Until when the unit is open, or why it is not: in words, the colour only underlines them. */
export function AccessBanner({ window, digits }: { window: UnitWindow; digits: DigitStyle }) {
  const tone = daysLeftTone(window);
  const Mark = ICONS[tone];
  return (
    <p className={`access-banner access-${tone}`} role="status">
      <Mark size={20} aria-hidden="true" />
      <bdi>{accessWords(window, digits)}</bdi>
    </p>
  );
}

function accessWords(window: UnitWindow, digits: DigitStyle): string {
  switch (window.kind) {
    case 'open-to-all':
      return 'المحاضرة مفتوحة للكل، ذاكر براحتك.';
    case 'open':
      return `المحاضرة مفتوحة، وباقي لها ${countedNoun(window.daysLeft, DAY, digits)}.`;
    case 'upcoming':
      return `ستصبح هذه الوحدة متاحة خلال ${dayCountWords(window.daysUntil, digits)}`;
    case 'ended':
      return 'انتهت فترة الوصول لهذه الوحدة';
    case 'no-enrolment-date':
      return 'تاريخ التسجيل غير متوفر';
  }
}
