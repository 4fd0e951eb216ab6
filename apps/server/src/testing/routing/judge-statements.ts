import { afterAll, expect, inject } from 'vitest';
import { faultsOfSent, listenToStatements } from './sent-statements.ts';

/** Stands before every test file: whatever its servers send must find its tenant's place by itself (record 106). */
await listenToStatements();

afterAll(() => {
  expect(faultsOfSent(new Set(inject('tenantTables'))), 'statements that a spread database could not route').toEqual(
    [],
  );
});
