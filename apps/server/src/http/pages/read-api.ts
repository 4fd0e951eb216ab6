import type { Refusal, Reply, RequestParts, Route } from '@hessa/contract/client';
import { toWire } from '@hessa/contract/client';
import type { ErrorCode } from '@hessa/contract/errors/catalogue';
import { DomainError } from '../../errors/domain-error.ts';
import type { inProcessApi } from './in-process-api.ts';

/** One answer of the API inside this process; its refusal is ours, by the same name. */
export async function readApi<R extends Route>(
  apiFetch: ReturnType<typeof inProcessApi>,
  route: R,
  parts: RequestParts = {},
): Promise<Reply<R>> {
  const response = await apiFetch(toWire(route, parts).url);
  const answer = await response.json();
  if (!response.ok) throw new DomainError((answer as Refusal).code as ErrorCode);
  return answer as Reply<R>;
}
