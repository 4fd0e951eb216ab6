import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { allRoutesKnown } from './build-steps/all-routes-known.ts';
import { type CodePart, codePart, stylePart } from './build-steps/code-parts.ts';
import { evaluateAtBuild } from './build-steps/evaluate-at-build.ts';
import { SCRIPT_FLOOR, STYLE_FLOOR } from './build-steps/floor.ts';
import { listChunks } from './build-steps/list-chunks.ts';
import { olderHeights } from './build-steps/older-heights.ts';
import { pageStays } from './build-steps/page-stays.ts';
import { isOfFrame, pagesSharing } from './build-steps/pages-sharing.ts';
import { routerWords } from './build-steps/router-words.ts';

const LIBRARY = /[\\/]node_modules[\\/]/;
const ICONS = /[\\/]@tabler[\\/]/;
/** What decides about lessons, and nothing that a guest sees needs. */
const LESSON_RULES =
  /[\\/]rules[\\/]src[\\/](?:lessons[\\/]|notes[\\/]|pages[\\/]lesson-|media[\\/](?:at-second|player-time)|statistics[\\/]cairo-)/;
/** Parts that no page's frame needs, however many pages share them. */
const APART = new Set(['player', 'quiz', 'notes', 'learning', 'enrolling', 'home', 'mailing', 'errand']);

/** A few lines that the tools of the signed-in share with others: as files of their own they were mostly headers. */
const SMALL = /[\\/]app[\\/](?:in-app[\\/]need-browser|offline[\\/]loaded-files)\.ts$/;

/** Our own modules and the icons: a library goes with the pages that use it. */
function isShell(id: string): boolean {
  return !APART.has(codePart(id) ?? '') && !LESSON_RULES.test(id) && (!LIBRARY.test(id) || ICONS.test(id));
}

/** A part of the code that several files share, for all but the console. */
function shared(part: CodePart, pagesAtLeast = 1, also = /^$/) {
  return {
    name: (id: string, graph: Parameters<typeof pagesSharing>[1]) =>
      pagesSharing(id, graph) >= pagesAtLeast ? part : null,
    test: (id: string) => codePart(id) === part || also.test(id),
    minShareCount: 2,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    evaluateAtBuild(),
    olderHeights(),
    allRoutesKnown(),
    pageStays(),
    routerWords(),
    reactRouter(),
    listChunks(),
  ],
  envPrefix: 'VITE_',
  // The spreadsheet libraries zip in workers made of text, which the content policy forbids.
  resolve: {
    alias: [
      { find: /^fflate$/, replacement: resolve(import.meta.dirname, 'app/spreadsheet/fflate-on-this-thread.ts') },
    ],
  },
  build: {
    target: SCRIPT_FLOOR,
    cssTarget: STYLE_FLOOR,
    // Fonts and images stay files: the content policy allows no data: fonts, and files are cached.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  experimental: {
    // The root links these on every page, and the router names them so. A part that comes late and asks for them by
    // another name would link them again, and the whole page would be styled anew.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && /[\\/](?:public-)?look-[^\\/]*\.css$/.test(file) ? `/${file}#` : undefined,
  },
  // An icon is a small module of its own: collecting them would reload the page at every new one.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // On a slow line every file costs a round trip: what all pages share is two files, not thirty.
            codeSplitting: {
              groups: [
                // Nothing is painted before the styles are here, and a browser asks for six files at a time.
                {
                  name: (id, graph) => (pagesSharing(id, graph) > 0 ? (stylePart(id) ?? null) : null),
                  test: (id) => /\.css$/.test(id) && !['own', undefined].includes(stylePart(id)),
                },
                // Two files: each runs in a task of its own (`scripts-after-paint.ts`), and together they would be a long one.
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
                // Before the signed-in groups: a group takes along what its modules import, and those import the shell.
                {
                  name: (id, graph) =>
                    isOfFrame(id, graph) || pagesSharing(id, graph) >= 3 || SMALL.test(id) ? 'shell' : null,
                  test: isShell,
                  minShareCount: 2,
                },
                shared(
                  'learning',
                  1,
                  new RegExp(`${LESSON_RULES.source}|[\\\\/]@tanstack[\\\\/]|Icon(?:Download|FileText|List)\\.mjs`),
                ),
                shared('player'),
                shared('quiz'),
                shared('notes'),
                shared('enrolling'),
                shared('door'),
                // What else needs these must not bring along all that the home page is made of.
                {
                  name: 'next-strip',
                  test: /[\\/](?:ui[\\/]lesson[\\/](?:next-strip|next-lead-words|clock-left|use-time-left)|icons[\\/]IconLockOpen)\./,
                },
                shared('errand'),
                shared('forms', 2, /[\\/](?:rules[\\/]src|@tabler)[\\/]/),
                shared('site'),
                shared('mailing'),
                { name: 'count', test: /[\\/]rules[\\/]src[\\/]text[\\/]count\./ },
                { name: 'home', test: (id) => codePart(id) === 'home' },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/server-entry.ts' } },
      // The built server carries its own production React, whatever NODE_ENV the process has.
      ...(command === 'build' ? { resolve: { noExternal: true as const } } : {}),
    },
  },
}));
