import type { Reply } from '@hessa/contract/client';

/** Everything that the tenant says about itself and its teacher. */
export type Profile = Reply<'GET /api/Site'>['data']['profile'];
