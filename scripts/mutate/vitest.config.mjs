import { defineConfig } from 'vitest/config';
import wholeSuite from '../../vitest.config.ts';
import { areaOf } from './areas.mjs';
import { keepThread } from './kept-thread.mjs';

/** The tests of one area, set up as the whole suite sets them up; which area, the environment says. */
const area = areaOf(process.env.HESSA_MUTATED_AREA);
const { test } = wholeSuite.test.projects.find(({ test: { name } }) => name === (area.database ? 'server' : 'rules'));

/** A test that waits for what a change has made impossible ends by itself, and the thread goes on. */
const testTimeout = 40_000;

export default defineConfig({ plugins: [keepThread], test: { ...test, testTimeout, include: area.tests } });
