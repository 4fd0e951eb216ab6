import { myLecturesPath } from '@hessa/rules/pages/student-pages';

/** The way back from every state of the viewer. */
export const TO_LECTURES = { to: myLecturesPath(), label: 'ارجع لمحاضراتي' };

/** What finishing a quiz leads to: the next lesson where there is one. */
export const finishLabel = (onNext: unknown): string => (onNext ? 'إنهاء والدرس التالي' : 'العودة لمحاضراتي');
