import type { reportFault as endpoint } from '@hessa/contract/site/report-fault';
import { browserName } from '@hessa/rules/site/browser';
import { faultMessage, pagePattern } from '@hessa/rules/site/page-fault';
import type { PublicContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';

/** The answer is the same whether it was written down or only counted: a page can do nothing about either. */
export async function reportFault(
  ctx: PublicContext,
  { body: { kind, version, page, message } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { tenant, caller, now, platform } = ctx;
  platform.pageFaults.take(
    {
      kind,
      tenant: tenant.id,
      version: version.replace(/[^\w.-]/g, ''),
      page: pagePattern(page),
      message: faultMessage(message),
      browser: browserName(caller.userAgent),
    },
    caller.addressHash.toString('base64'),
    now,
  );
  return {};
}
