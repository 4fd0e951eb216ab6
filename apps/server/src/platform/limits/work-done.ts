import type { WithTenant } from '../../db/tenant-transaction.ts';
import { sha256 } from '../keyed-hash.ts';
import { WORK_LIFETIME_MS, type WorkKeys, type WorkPlace, workNumber } from './ask-for-work.ts';
import { countTry } from './count-tries.ts';

const PROOF = /^([a-z0-9]{1,11})\.([a-z0-9]{1,6})\.([a-f0-9]{32})\.([a-z0-9]{1,6})$/;

/** How much work a request has brought: 0 for none, for wrong or late work, and for work that was brought before. */
export async function workDone(
  secrets: { forWhatLives(ms: number): readonly WorkKeys[] },
  place: WorkPlace & { withTenant: WithTenant },
  proof: string,
): Promise<number> {
  const [, expires = '', most = '', salt = '', number = ''] = PROOF.exec(proof) ?? [];
  const leftMs = Number.parseInt(expires, 36) * 1000 - place.now.getTime();
  if (!(leftMs > 0 && leftMs <= WORK_LIFETIME_MS + 1000)) return 0;
  const found = Number.parseInt(number, 36);
  const keys = secrets.forWhatLives(WORK_LIFETIME_MS);
  if (!keys.some((one) => workNumber(one, place.tenant.id, [expires, most, salt]) === found)) return 0;
  const spending = { policy: 'workSpent', subjectHash: sha256(`work ${salt}`) } as const;
  const [spent] = await place.withTenant((tx) => countTry(tx, place, spending));
  return spent?.count === 1 ? Number.parseInt(most, 36) : 0;
}
