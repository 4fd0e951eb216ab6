import { DESK, PHONE } from './visitor.ts';

const NARROW = { width: 320, height: 640 } as const;

const byDayAndNight = <Screen>(screen: Screen) => [false, true].map((night) => ({ screen, night }));

/** Phone and desk, by day and by night. */
export const LOOKS = [PHONE, DESK].flatMap(byDayAndNight);

/** And the narrowest screen. */
export const LOOKS_DOWN_TO_NARROW = [PHONE, DESK, NARROW].flatMap((screen) => byDayAndNight(screen));
