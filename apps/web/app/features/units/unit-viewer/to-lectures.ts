import { myLecturesPath } from '@hessa/rules/pages/student-pages';

/** The way back from every state of the viewer. */
export const TO_LECTURES = { to: myLecturesPath(), label: 'ارجع لمحاضراتي' };
