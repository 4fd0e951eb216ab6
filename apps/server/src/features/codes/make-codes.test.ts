import { CODE_ALPHABET, formatCode } from '@hessa/rules/codes/code-text';
import { describe, expect, test } from 'vitest';
import { unchangingKeys } from '../../settings/key-ring.ts';
import { newKeySet } from '../../settings/secrets.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';
import { createTestSchool, unitId } from '../../testing/test-school.ts';
import { unsealCode } from './code-seal.ts';
import { makeCodes } from './make-codes.ts';

const platform = await sharedPlatform({ variables: { LOG_LEVEL: 'debug' } });
const school = createTestSchool(platform);

describe('a batch of codes', () => {
  test('five thousand are eight characters without look-alikes, all different, evenly spread and numbered in order [OP-ENR-4, T-CODE-1]', async () => {
    const course = await school.makeCourse();
    const made = await school.makeCodes({ kind: 'course', courseId: course.id, size: 5000 });
    expect(new Set(made).size).toBe(5000);
    expect(made.filter((code) => !/^[2-9A-HJKMNP-Z]{8}$/.test(code))).toEqual([]);
    const expected = (5000 * 8) / CODE_ALPHABET.length;
    const counts = [...CODE_ALPHABET].map((letter) => made.join('').split(letter).length - 1);
    // Chi-squared with 30 degrees of freedom: a fair source goes past 70 once in twenty thousand runs.
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(70);
    const rows = await platform.database
      .owner`select serial, sealed from codes where course_id = ${course.id} order by serial`;
    expect(rows.map(({ serial }) => serial)).toEqual(made.map((_, at) => at + 1));
    expect(rows.map(({ sealed }) => unsealCode(platform.platform.secrets, sealed))).toEqual(made);
  });

  test('a code that exists already is replaced under the same serial number [T-CODE-1]', async () => {
    const course = await school.makeCourse();
    const [taken = ''] = await school.makeCodes({ kind: 'course', courseId: course.id, size: 1 });
    const drawn = ['AAAAAAAA', taken, 'BBBBBBBB', 'AAAAAAAA', 'CCCCCCCC', 'DDDDDDDD'];
    const { secrets } = platform.platform;
    const made = await platform.withTenant(platform.tenantId, (tx) =>
      makeCodes(
        tx,
        secrets,
        platform.tenantId,
        { kind: 'course', courseId: course.id, size: 4 },
        platform.clock.now(),
        { source: () => drawn.shift() ?? '' },
      ),
    );
    expect(made).toEqual(['AAAAAAAA', 'CCCCCCCC', 'BBBBBBBB', 'DDDDDDDD']);
  });

  test('stands readable in no table and no log line, before and after it is used; the keys alone reprint it [T-CODE-8, T-CODE-10, T-LOG-1]', async () => {
    const course = await school.makeCourse();
    const student = await school.student();
    const size = 20;
    const cards = [
      ...(await school.makeCodes({ kind: 'course', courseId: course.id, size })),
      ...(await school.makeCodes({ kind: 'lecture', courseId: course.id, unitId: unitId(course, 0), size })),
    ];
    const [first = '', second = ''] = cards;
    for (const Code of [first, formatCode(second), first.toLowerCase(), 'WWWWWWWW']) {
      await student.phone.call('POST /api/Student/add-course-by-code', { query: { Code } });
      await student.phone.call('POST /api/UnitCode/EnterCode', { query: { code: Code } });
    }
    const dump = await everyRow();
    expect(dump).toContain(student.email);
    const log = platform.logLines.join('\n');
    expect(log).toContain('add-course-by-code');
    for (const code of [...cards, 'WWWWWWWW']) {
      for (const form of [
        code,
        formatCode(code),
        Buffer.from(code).toString('hex'),
        Buffer.from(code).toString('base64'),
      ]) {
        expect(dump.toLowerCase()).not.toContain(form.toLowerCase());
        expect(log.toLowerCase()).not.toContain(form.toLowerCase());
      }
    }
    const other = unchangingKeys(newKeySet());
    const [row] = await platform.database.owner`select sealed from codes where course_id = ${course.id} and serial = 1`;
    expect(() => unsealCode(other, row?.sealed)).toThrow();
  });
});

/** Every row of every table as text, the way a dump of the database would show it. */
async function everyRow(): Promise<string> {
  const { owner } = platform.database;
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.unsafe<{ text: string }[]>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}
