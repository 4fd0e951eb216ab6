import { describe, expect, test } from 'vitest';
import {
  bringBackWords,
  doneWords,
  forStudents,
  goneWords,
  keptWords,
  returnedWords,
  skippedWords,
} from './changed-words.ts';

describe('what was done to many is said of nobody, one, two and more as it is spoken', () => {
  test.each([
    [1, 'لطالب واحد'],
    [2, 'لطالبين'],
    [3, 'لـ٣ طلاب'],
    [11, 'لـ١١ طالب'],
  ])('for %i students [DESK-172]', (count, words) => expect(forStudents(count, 'arabic')).toBe(words));

  test.each([
    [doneWords('grant', 0, 'arabic'), 'الكورس ما اتضافش لحد'],
    [doneWords('grant', 1, 'arabic'), 'الكورس اتضاف لطالب واحد'],
    [doneWords('extend', 2, 'arabic'), 'الوقت اتمد لطالبين'],
    [doneWords('move', 1, 'arabic'), 'نقلنا طالب واحد'],
    [doneWords('move', 12, 'arabic'), 'نقلنا ١٢ طالب'],
    [skippedWords('grant', 1, 'arabic'), 'طالب: معاه الكورس من الأول.'],
    [skippedWords('extend', 3, 'arabic'), '٣ طلاب: مش معاهم الكورس، أو وقتهم أطول.'],
    [goneWords(1, 'arabic'), 'طالب اتحذف قبل ما نوصل له.'],
    [goneWords(2, 'arabic'), 'طالبين اتحذفوا قبل ما نوصل لهم.'],
    [returnedWords(0, 'arabic'), 'ما رجّعناش حد'],
    [returnedWords(1, 'arabic'), 'رجّعنا طالب واحد زي ما كان'],
    [returnedWords(3, 'arabic'), 'رجّعنا ٣ طلاب زي ما كانوا'],
    [keptWords(1, 'arabic'), 'طالب اتغيّر بعدها أو بدأ الكورس، فسبناه.'],
    [keptWords(2, 'arabic'), 'طالبين اتغيّروا بعدها أو بدأوا الكورس، فسبناهم.'],
    [bringBackWords(1), 'رجّعه زي ما كان'],
    [bringBackWords(5), 'رجّعهم زي ما كانوا'],
  ])('%s [DESK-172]', (said, words) => expect(said).toBe(words));
});
