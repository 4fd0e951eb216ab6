import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const FOLDERS = ['packages/rules/src', 'packages/contract/src', 'apps/server/src', 'apps/web/app'];

/** The specification's exact texts, and what is a name of its own. */
const LET_STAND = {
  اختبار: [
    'إرسال الاختبار',
    'تم إنهاء الاختبار!',
    'فشل في تحميل تفاصيل الاختبار',
    'حدث خطأ أثناء تحميل الاختبار',
    'الاختبار الذي تبحث عنه غير موجود.',
    // The unit viewer's list.
    "listed: 'اختبار'",
  ],
  باق: ['باقي'],
  الصف: [
    'الصف الأول الثانوي',
    'الصف الثاني الثانوي',
    'الصف الثالث الثانوي',
    'الصف الثالث الإعدادي',
    // A column of students' own files.
    "'السنة', 'الصف', 'grade'",
    'الصفح',
    'الصفر',
  ],
  // A woman may teach: whoever needs a name has the platform's own.
  مستر: ['مستر ديمو', 'مستر تست', 'مستر فلان'],
  // One person with one number, who is المشرف everywhere.
  الدعم: [],
};

function lines() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .flatMap((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(root, file);
        return readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => ({ name, line }));
      }),
  );
}

/** A batch of codes, where nothing else is meant: money that came in is سداد, and a year that moves up is سنة. */
const SAYS_BATCH =
  /^apps\/web\/app\/(features\/codes\/teach\/|routes\/teach\/code-batch\.)|^packages\/rules\/src\/text\/|'codes?\.|batch|مع الدفعة/i;

test('«دفعة» is a batch of codes and nothing else [HOUSE-WORD-1, DESK-186]', () => {
  const said = lines().filter(({ line }) => /دفعة|دفعات|دفعتين/.test(line));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ name, line }) => !SAYS_BATCH.test(name) && !SAYS_BATCH.test(line))).toEqual([]);
});

test.each(Object.entries(LET_STAND))(
  'nothing on screen says %s beside what must [HOUSE-WORD-1, LEARN-169, LEARN-210]',
  (word, exact) => {
    const said = lines().filter(({ line }) => line.includes(word));
    const others = said.filter(({ line }) =>
      exact.reduce((rest, text) => rest.replaceAll(text, ''), line).includes(word),
    );
    expect(others).toEqual([]);
    expect(exact.filter((text) => !said.some(({ line }) => line.includes(text)))).toEqual([]);
  },
);

test('a unit is called by its own name, and by its place in no sentence [HOUSE-WORD-1, LEARN-380]', () => {
  expect(lines().filter(({ line }) => /(?:وحدة|محاضرة) (?:\$?\{|<bdi>\{)/.test(line))).toEqual([]);
});

/** A camera in a hand, a second factor, the browser inside an application, and numbers that are called. */
const OF_PHONES =
  /^apps\/web\/app\/(?:in-app|features\/(?:quizzes\/sheets|auth\/second-factor|students|desk|authoring)|.*\/teach)\//;

test('what lies on a device is said of the device: it may be a computer [HOUSE-WORD-1, LEARN-337]', () => {
  const said = lines().filter(
    ({ name, line }) => name.startsWith('apps/web/app/') && /موبايل(?:ك|ي)|الموبايل/.test(line),
  );
  const others = said.filter(
    ({ name, line }) => !OF_PHONES.test(name) && /(?:على|من) (?:ال)?موبايل(?:ك|ي)?(?!\p{L})|الموبايل ده/u.test(line),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});
