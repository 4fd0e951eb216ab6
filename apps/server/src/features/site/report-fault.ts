import { reportFault as endpoint } from '@hessa/contract/site/report-fault';
import { browserName } from '@hessa/rules/site/browser';
import { faultMessage, pagePattern } from '@hessa/rules/site/page-fault';
import { handle } from '../../calls/handle.ts';

/** The answer is the same whether it was written down or only counted: a page can do nothing about either. */
export const reportFault = handle(endpoint, async (ctx, { body: { kind, version, page, message } }) => {
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
});
