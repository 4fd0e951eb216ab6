import { listMyUnits } from './list-my-units.ts';

export const unitsApi = { listMyUnits } as const;
