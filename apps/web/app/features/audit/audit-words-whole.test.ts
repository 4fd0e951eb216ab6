import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editCourse } from '@hessa/contract/authoring/courses/edit-course';
import { saveVideoLesson } from '@hessa/contract/authoring/lessons/save-video-lesson';
import { setExam } from '@hessa/contract/authoring/quizzes/set-exam';
import { editBook } from '@hessa/contract/books/teach/edit-book';
import { editContact } from '@hessa/contract/contact/teach/edit-contact';
import { editSiteColours } from '@hessa/contract/site/teach/edit-site-colours';
import { editSiteProfile } from '@hessa/contract/site/teach/edit-site-profile';
import { editSiteSettings } from '@hessa/contract/site/teach/edit-site-settings';
import { saveStudent } from '@hessa/contract/students/save-student';
import { AUDIT_GROUP_NAMES, isInAuditGroup } from '@hessa/rules/audit/audit-groups';
import { expect, test } from 'vitest';
import { auditFields } from './audit-fields.ts';
import { AUDIT_WORDS } from './audit-words.ts';

const server = path.join(import.meta.dirname, '../../../../server/src');

/** The names that the server writes into `details`, `before` and `after`, read from its source. */
function writtenFields(): Set<string> {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .map((name) => readFileSync(path.join(server, name), 'utf8'))
    .filter((text) => /record(?:Event|Events|Repeated|Step)\(/.test(text));
  const fields = files.flatMap((text) =>
    [...text.matchAll(/(?:details|before|after): \{/g)].flatMap(({ index, 0: opening }) =>
      topLevel(text.slice(index + opening.length)).flatMap((part) => /^(\w+)\s*(?::|$)/.exec(part.trim())?.[1] ?? []),
    ),
  );
  return new Set(fields);
}

/** The parts of an object as it is written, without what stands inside them. */
function topLevel(text: string): string[] {
  let depth = 0;
  let flat = '';
  for (const letter of text) {
    if ('}])'.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (depth === 0) flat += letter;
    if ('{[('.includes(letter)) depth += 1;
  }
  return flat.split(',');
}

test('every field that an event may hold has words, or is kept from the screen on purpose [DESK-96]', () => {
  const fields = writtenFields();
  expect(fields.size).toBeGreaterThan(30);
  const shown = (field: string) => auditFields({ kind: '', details: { [field]: true }, names: {} }, 'latin');
  expect([...fields].filter((field) => shown(field).some(({ name }) => name === field))).toEqual([]);
});

test('every kind of event is found under one of the chips [DESK-125]', () => {
  const lost = Object.keys(AUDIT_WORDS).filter(
    (kind) => !AUDIT_GROUP_NAMES.some((group) => isInAuditGroup(kind, group)),
  );
  expect(lost).toEqual([]);
});

/** What a man did, as the trail once said it of everybody; nouns that are written alike are left out. */
const DONE_BY_HIM =
  /^(?:عمل|غيّر|عدّل|ضاف|نزّل|لغى|رجّع|رجع|فعّل|أكّد|جهّز|سلّم|استلم|فضّى|مدّد|ادّى|كتب|دعا|صحّح|شال|دخل|خرج)(?: |$)/;

test('the trail names what was done and makes nobody a man [DESK-208]', () => {
  expect(Object.values(AUDIT_WORDS).filter((words) => DONE_BY_HIM.test(words))).toEqual([]);
});

/** Calls whose body goes into the trail as it is, field by field. */
const TOLD_WHOLE = [
  editCourse,
  saveVideoLesson,
  setExam,
  editBook,
  editContact,
  editSiteColours,
  editSiteProfile,
  editSiteSettings,
  saveStudent,
];

/** What only wraps the fields, or says upon which state they were written. */
const WRAPPING = new Set(['version', 'settingsVersion', 'was', 'exam', 'profile', 'settings', 'book', 'contact']);

/** The names of a body's fields, those inside of others too. */
function bodyFields(schema: unknown): string[] {
  const { shape, unwrap } = schema as { shape?: Record<string, unknown>; unwrap?: () => unknown };
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => [name, ...bodyFields(inner)]);
  return unwrap ? bodyFields(unwrap.call(schema)) : [];
}

test.each(TOLD_WHOLE)('every field of $path has words in the trail [DESK-96, DESK-142]', ({ body }) => {
  const fields = [...new Set(bodyFields(body))].filter((field) => !WRAPPING.has(field));
  expect(fields.length).toBeGreaterThan(0);
  const told = (field: string) => auditFields({ kind: '', details: { [field]: true }, names: {} }, 'latin');
  expect(fields.filter((field) => told(field).some(({ name }) => name === field))).toEqual([]);
});
