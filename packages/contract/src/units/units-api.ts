import { listMyUnits } from './list-my-units.ts';
import { extendUnit } from './teach/extend-unit.ts';

export const unitsApi = { extendUnit, listMyUnits } as const;
