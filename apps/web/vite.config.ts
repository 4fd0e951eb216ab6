import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { SCRIPT_FLOOR, STYLE_FLOOR } from './build-steps/floor.ts';
import { listChunks } from './build-steps/list-chunks.ts';
import { olderHeights } from './build-steps/older-heights.ts';
import { pagesSharing } from './build-steps/pages-sharing.ts';

/** Pages that only the signed-in open share code too; it must not travel with every page. */
const PLAYER = /[\\/]features[\\/]media[\\/]/;
const QUIZ = /[\\/]features[\\/]quizzes[\\/](?!teach[\\/])/;
const LEARNING =
  /[\\/](?:@tanstack|features[\\/](?:lessons|units))[\\/]|[\\/]app[\\/]outbox[\\/]|[\\/]api[\\/](?:learning-queries|use-read)/;
/** What frames every public page, or starts every page, comes with them all, also where the console has it too. */
const FRAME =
  /[\\/]app[\\/](?:shell[\\/]footer|fonts[\\/]preload-font|theme[\\/]|ui[\\/]logo|offline[\\/](?:reload-once|when-idle)|service-worker[\\/]worker-letter)/;
/** The landing page and the teacher's own page share it, and the landing page with the parts it asks for late. */
const SITE = /[\\/]features[\\/](?:site[\\/](?!teach[\\/]|about[\\/])|statistics[\\/]honour)/;
const TEACH = /[\\/]teach(?:-shell)?[\\/]/;
/** Styles that any page may need, and those of the pages that a guest sees. */
const LOOK =
  /[\\/]app[\\/](?:styles|shell|ui|theme|layouts|offline|features[\\/](?:auth|statistics|lessons[\\/]video-lesson[\\/]lesson-facts))\b(?!.*teach|.*honour).*\.css$/;
const PUBLIC_LOOK =
  /[\\/]features[\\/](?:(?:site|courses|books|codes|enrolment)[\\/](?!teach[\\/]|my-courses)|statistics[\\/]honour).*\.css$/;

/** Our own modules and the icons: a library goes with the pages that use it. */
function isShell(id: string): boolean {
  return (
    ![PLAYER, QUIZ, LEARNING, TEACH].some((part) => part.test(id)) &&
    (!/[\\/]node_modules[\\/]/.test(id) || id.includes('@tabler'))
  );
}

export default defineConfig(({ command }) => ({
  plugins: [olderHeights(), reactRouter(), listChunks()],
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
                { name: 'look', test: LOOK },
                { name: 'public-look', test: PUBLIC_LOOK },
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // Before the signed-in groups: a group takes along what its modules import, and those import the shell.
                {
                  name: (id, graph) => (pagesSharing(id, graph) >= (FRAME.test(id) ? 1 : 3) ? 'shell' : null),
                  test: isShell,
                  minShareCount: 2,
                },
                { name: 'learning', test: LEARNING, minShareCount: 2 },
                { name: 'player', test: PLAYER, minShareCount: 2 },
                { name: 'quiz', test: QUIZ, minShareCount: 2 },
                {
                  name: (id, graph) => (pagesSharing(id, graph) >= 2 ? 'forms' : null),
                  test: /[\\/](app[\\/]ui|features[\\/]auth|rules[\\/]src|@tabler)[\\/]/,
                  minShareCount: 2,
                },
                { name: 'site', test: SITE, minShareCount: 2 },
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
