import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SOURCES } from '../../own-files.ts';
import { type DemoCourse, demoCourse } from './demo-course.ts';

const COURSES = join(SOURCES, 'seed/demo/courses');

/** The demo's courses: a file each, in the order of the files' names. */
export async function readDemoCourses(folder = COURSES): Promise<DemoCourse[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => {
      const read = demoCourse.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      if (!read.success)
        throw new Error(`the demo course ${name} is not as it should be:\n${z.prettifyError(read.error)}`);
      return read.data;
    }),
  );
}
