import { MY_LECTURES_PATH } from '../my-lectures/my-lectures-path.ts';

/** The way back from every state of the viewer. */
export const TO_LECTURES = { to: MY_LECTURES_PATH, label: 'ارجع لمحاضراتي' };
