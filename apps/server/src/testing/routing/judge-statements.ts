import { afterAll, expect, inject } from 'vitest';
import { faultsOfSent, listenToStatements } from './sent-statements.ts';

/** Stands before every test file: whatever its servers send must find its tenant's place by itself (record 106). */
await listenToStatements();

afterAll(() => {
  const tables = inject('tenantTables');
  const names = new Set(tables.map(({ name }) => name));
  const numberedBy = new Map(tables.flatMap(({ name, number }) => (number === null ? [] : [[name, number] as const])));
  expect(faultsOfSent({ names, numberedBy }), 'statements that a spread database could not route').toEqual([]);
});
