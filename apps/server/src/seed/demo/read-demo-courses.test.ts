import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readDemoCourses } from './read-demo-courses.ts';

const courses = join(import.meta.dirname, 'courses');
const first = JSON.parse(await readFile(join(courses, '01-prep3-first.json'), 'utf8'));
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function readChanged(change: (course: typeof first) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'hessa-demo-'));
  folders.push(folder);
  const course = structuredClone(first);
  change(course);
  await writeFile(join(folder, '01-changed.json'), JSON.stringify(course));
  return readDemoCourses(folder);
}

test('a demo course is one file, read in the order of the names, each under its key [HOUSE-DEMO-1]', async () => {
  const files = (await readdir(courses)).sort();
  expect((await readDemoCourses()).map(({ key }, at) => `${String(at + 1).padStart(2, '0')}-${key}.json`)).toEqual(
    files,
  );
});

test.each([
  [
    'a right choice that is not there',
    'units[0].lessons[1].questions[0].right',
    (c: typeof first) => (c.units[0].lessons[1].questions[0].right = 4),
  ],
  ['a film that nobody has', 'units[0].lessons[0]', (c: typeof first) => (c.units[0].lessons[0].film = 'none')],
  [
    'a passage that no question is about',
    'units[0].lessons[1].passage',
    (c: typeof first) => (c.units[0].lessons[1].passage = 'x'),
  ],
  ['a word that the schema does not know', 'colour', (c: typeof first) => (c.colour = 'red')],
  ['a grade that does not exist', 'grade', (c: typeof first) => (c.grade = 'prep4')],
])('a demo course with %s is refused by its file and place [HOUSE-DEMO-1]', async (_fault, place, change) => {
  await expect(readChanged(() => {})).resolves.toHaveLength(1);
  await expect(readChanged(change)).rejects.toThrow(/01-changed\.json/);
  await expect(readChanged(change)).rejects.toThrow(place);
});
