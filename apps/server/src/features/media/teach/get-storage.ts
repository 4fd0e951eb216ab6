import { getStorage as endpoint } from '@hessa/contract/media/teach/get-storage';
import { handle } from '../../../calls/handle.ts';
import { storageUse } from './storage-use.ts';

export const getStorage = handle(endpoint, async (ctx) => ({ data: await storageUse(ctx) }));
