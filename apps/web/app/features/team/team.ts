import type { Reply } from '@hessa/contract/client';

type Team = Reply<'GET /api/teach/team'>['data'];
export type Member = Team['members'][number];
export type Invite = Team['invites'][number];
