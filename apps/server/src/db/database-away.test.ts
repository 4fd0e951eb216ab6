import { expect, test } from 'vitest';
import { databaseAwayCode } from './database-away.ts';

test('a statement that waited for a shard while it was split is asked again, another fault of PostgreSQL is one [MACH-77]', () => {
  const overtaken = { code: 'XX000', routine: 'LookupShardRelationFromCatalog' };
  expect(databaseAwayCode(overtaken)).toBe('XX000');
  expect(databaseAwayCode(new Error('Failed query', { cause: overtaken }))).toBe('XX000');
  expect(databaseAwayCode({ code: 'XX000', routine: 'ExecEvalConst' })).toBeNull();
});
