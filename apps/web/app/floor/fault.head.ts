import type { FaultKind } from '@hessa/rules/site/page-fault';

/** Written into this script's text by the server. */
declare const __FAULT_ASK__: [address: string, headers: Record<string, string>];

/** A page that breaks again and again says so five times. */
const LAST_FAULT = 4;

/**
 * Runs in the head, before any file, and gives the page its way of telling the server what broke in it: a page whose
 * code never comes must be able to tell too. No token, no query of the address; each message once.
 */
try {
  const [address, headers] = __FAULT_ASK__;
  const told: string[] = [];
  window.tellFault = (kind: FaultKind, fault: unknown) => {
    const message = `${fault}`.slice(0, 300);
    if (told[LAST_FAULT] || told.includes(kind + message)) return;
    told.push(kind + message);
    const [, version = ''] = /manifest-(\w+)/.exec(document.documentElement.innerHTML) || [];
    const body = JSON.stringify({ kind, version, page: location.pathname.slice(0, 400), message });
    fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => {});
  };
} catch {
  // Then nobody hears of it.
}
