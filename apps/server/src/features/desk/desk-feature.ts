import type { Feature } from '../../calls/feature.ts';
import { searchDesk } from './search-desk.ts';

export const deskFeature: Feature = { calls: [searchDesk] };
