import type { Feature } from '../../calls/feature.ts';
import { searchCatalogue } from './search-catalogue.ts';

export const searchFeature: Feature = {
  calls: [searchCatalogue],
};
