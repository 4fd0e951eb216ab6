import type { Feature } from '../../calls/feature.ts';
import { getHome } from './get-home.ts';

export const homeFeature: Feature = { calls: [getHome] };
