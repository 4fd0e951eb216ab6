import { expect, test } from 'vitest';
import { foundNotes } from './found-notes.ts';

const NOTES = [
  { text: 'الفعل بعد since ماضي', lessonName: 'المضارع التام', courseName: 'جرامر أولى ثانوي' },
  { text: '', lessonName: 'الأزمنة', courseName: 'جرامر أولى ثانوي' },
];

test.each([
  ['', 2],
  ['  ', 2],
  ['الازمنه', 1],
  ['ماضى', 1],
  ['SINCE', 1],
  ['جرامر اولي', 2],
  ['ثانوى since', 1],
  ['قاعدة', 0],
])('«%s» finds %d [LEARN-52]', (typed, count) => {
  expect(foundNotes(NOTES, typed)).toHaveLength(count);
});
