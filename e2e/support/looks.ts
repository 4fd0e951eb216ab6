import { DESK, PHONE } from './visitor.ts';

/** Phone and desk, by day and by night. */
export const LOOKS = [PHONE, DESK].flatMap((screen) => [false, true].map((night) => ({ screen, night })));

/** And the narrowest screen, by day alone: what is special there is the width, not the colours. */
export const LOOKS_DOWN_TO_NARROW = [...LOOKS, { screen: { width: 320, height: 640 }, night: false }];
