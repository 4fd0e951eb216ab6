import type { Reply } from '@hessa/contract/client';

export type MyUnits = Reply<'GET /api/UnitCode/GetMyUnitCodes'>['data'];
export type MyUnit = MyUnits['units'][number];
