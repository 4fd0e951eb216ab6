import { searchCatalogue } from './search-catalogue.ts';

export const searchApi = { searchCatalogue } as const;
