import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

/** The tables by kind: what a new kind of lesson adds a line to. */
const TABLES = [
  'apps/server/src/features/quizzes/stored-lessons.ts',
  'apps/web/app/features/authoring/lessons/lesson-editors.ts',
  'apps/web/app/features/units/unit-viewer/lesson-panes.ts',
  'apps/web/app/ui/lesson/lesson-looks.ts',
  'packages/contract/src/lessons/get-lesson-content.ts',
  'packages/rules/src/lessons/kinds/lesson-kinds.ts',
];

/** A video's own files, which say what they give, take or show. */
const OF_A_VIDEO = [
  'apps/server/src/features/lessons/video-content.ts',
  'apps/web/app/features/authoring/courses/video-preview.tsx',
  'apps/web/app/features/authoring/lessons/video-lesson-form.tsx',
  'apps/web/app/features/lessons/video-lesson/lesson-video.ts',
  'apps/web/app/features/media/lesson-player-props.ts',
  'apps/web/app/features/units/unit-viewer/unit-slots.ts',
];

const NAMED = /(['"])(?:Video|Quiz)\1|[{,]\s*(?:Video|Quiz):/;
const NOT_THE_PRODUCT = /\.test\.|\.fixture\.|\/(?:seed|testing)\//;

function productFiles(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_THE_PRODUCT.test(file));
}

test('the names of lesson kinds stand in six tables and in what is one kind’s own, nowhere else [KIND-11]', () => {
  const folders = ['packages/rules/src', 'packages/contract/src', 'apps/server/src', 'apps/web/app'];
  const naming = folders
    .flatMap(productFiles)
    .filter((file) => NAMED.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming.sort()).toEqual([...TABLES, ...OF_A_VIDEO].sort());
});
