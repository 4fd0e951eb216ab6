import { keptTimeLeft, readGrant } from '@hessa/rules/media/kept/kept-grant';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import type { Icon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { isFetching, isWhole, type KeptLesson } from './lesson-keeper.ts';

type Tone = 'pen' | 'right' | 'warn' | 'wrong';

/** Two days before it closes it is time to watch it. */
const SOON_MS = 2 * 24 * 60 * 60 * 1000;

/** How a kept lesson stands, in one line. */
export function KeptStatus({ lesson, digits }: { lesson: KeptLesson; digits: DigitStyle }) {
  const { tone, icon: Mark, words } = statusOf(lesson, digits);
  return (
    <p className={`kept-status kept-${tone}`}>
      <Mark size={18} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}

function statusOf(lesson: KeptLesson, digits: DigitStyle): { tone: Tone; icon: Icon; words: string } {
  if (lesson.trouble === 'full') {
    return { tone: 'wrong', icon: IconAlertTriangle, words: 'الجهاز مليان. فضّي مكان وكمّل، واللي نزل محفوظ.' };
  }
  if (lesson.trouble === 'changed') {
    return { tone: 'warn', icon: IconAlertTriangle, words: 'الفيديو اتغيّر، نزّلها من جديد' };
  }
  if (lesson.keys.length === 0 || lesson.state === 'ended') {
    return { tone: 'wrong', icon: IconLock, words: 'انتهت، امسحها ووفّر المساحة' };
  }
  if (!isWhole(lesson)) {
    if (isFetching(lesson.lessonId)) return { tone: 'pen', icon: IconDownload, words: 'بتتحمّل' };
    return lesson.wanted
      ? { tone: 'warn', icon: IconDownload, words: 'هتكمّل لوحدها أول ما النت يرجع' }
      : { tone: 'warn', icon: IconPlayerPause, words: 'واقفة، كمّلها وقت ما تحب' };
  }
  if (lesson.state === 'clock-back') {
    return { tone: 'wrong', icon: IconLock, words: 'ساعة الجهاز راجعة لورا. ظبطها وافتح النت مرة.' };
  }
  if (lesson.state === 'needs-line') {
    return { tone: 'warn', icon: IconLock, words: 'بقالها كتير من غير نت. افتحه مرة وهترجع تشتغل.' };
  }
  const left = timeLeft(lesson);
  if (left === null) return { tone: 'right', icon: IconLockOpen, words: 'مفتوحة على طول' };
  return { tone: left <= SOON_MS ? 'warn' : 'right', icon: IconHourglass, words: remainingTimeWords(left, digits) };
}

function timeLeft({ grant, clock }: KeptLesson): number | null {
  const read = readGrant(grant);
  return read && clock ? keptTimeLeft(read, clock, Date.now()) : null;
}
