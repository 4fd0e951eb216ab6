import { listTenants } from '../db/list-tenants.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { handInDue } from '../features/quizzes/exams/hand-in-due.ts';
import { releaseDue } from '../features/quizzes/release-results.ts';
import type { Platform } from '../platform/platform.ts';

const PAUSE_MS = 20_000;

interface ExamCollector {
  stop(): Promise<void>;
}

interface CollectorOptions {
  platform: Platform;
  withTenant: WithAnyTenant;
  ownerUrl: string;
  onError: (error: unknown) => void;
  pauseMs?: number | undefined;
}

/**
 * Collects the papers whose time is over, and tells results whose time has come, a few times a minute, whatever became
 * of the phones: of each tenant two looks into an index. Any number of servers may do it at once: what one holds the
 * others leave.
 */
export function handInExams(options: CollectorOptions): ExamCollector {
  const { platform, withTenant, ownerUrl, onError, pauseMs = PAUSE_MS } = options;
  let collecting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const collect = async () => {
    for (const tenantId of await listTenants(ownerUrl)) {
      await handInDue(withTenant, platform, tenantId);
      await releaseDue(withTenant, platform, tenantId);
    }
  };
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      collecting = collect().catch(onError).finally(again);
    }, pauseMs);
    timer.unref();
  };
  again();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await collecting;
    },
  };
}
