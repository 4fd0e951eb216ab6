import type { Feature } from '../../calls/feature.ts';
import { enrolFree } from './enrol-free.ts';
import { listMyUnits } from './list-my-units.ts';

export const unitsFeature: Feature = {
  calls: [enrolFree, listMyUnits],
};
