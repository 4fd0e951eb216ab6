import type { Reply } from '@hessa/contract/client';

export type SlippingStudent = Reply<'GET /api/teach/slipping'>['data']['students'][number];
