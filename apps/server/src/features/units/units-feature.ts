import type { Feature } from '../../calls/feature.ts';
import { enrolFree } from './enrol-free.ts';
import { extendUnit } from './teach/extend-unit.ts';

export const unitsFeature: Feature = {
  calls: [enrolFree, extendUnit],
};
