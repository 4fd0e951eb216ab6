import { ME, NOW } from '@hessa/rules/pages/page';
import { OUTBOX_KEY, storageKeys } from '../session/storage-keys.ts';
import { addressOf } from './address.ts';
import { fixedHeaders } from './request-headers.ts';

export interface EarlyPage {
  /** The page's address, with what the reads need of it in groups. */
  page: RegExp;
  /** Addresses of the API; `$1` and so on are the groups of the page's own. */
  reads: readonly string[];
}

/**
 * Runs in the head, before any file: a signed-in reader's page asks for its data while its code is on the way, and
 * `takeEarly` hands the answers to the first call that wants them. `page` and `reads` are patterns, not one address,
 * because the phone opens every page of a kind with one kept copy. While a write waits on the phone nothing is asked:
 * the answer might be older than it. It is text because it must not wait for any file, and it never throws.
 */
export function earlyScript({ page, reads }: EarlyPage, tenantId: string): string {
  const asked = reads.map((url) => [url, addressOf(url)]);
  return `try{(function(s,l){var k=function(n){return s.getItem(n)},t=k('${storageKeys.token}'),u=JSON.parse(k('${storageKeys.user}')).id.trim(),d=k('${storageKeys.deviceId}'),m={},h=${inScript(fixedHeaders(tenantId))};if(!t||!u||!d||!k('${storageKeys.userId}')||k('${storageKeys.flag}')!=='true'||k('${OUTBOX_KEY}')||l.search||!${page}.test(l.pathname))return;h.DeviceId=d;h.Authorization='Bearer '+t;${inScript(asked)}.forEach(function(a){var f=function(x){return l.pathname.replace(${page},x).replace('${ME}',function(){return encodeURIComponent(u)})},c=new AbortController,r=fetch(f(a[1]).replace('${NOW}',Date.now()),{headers:h,credentials:'include',signal:c.signal}).then(function(r){return r.text().then(function(x){return{status:r.status,ok:r.ok,text:x,at:Date.now()}})});r.catch(function(){});m[f(a[0])]={answer:r,stop:function(){c.abort()}}});window.earlyReads={token:t,answers:m}})(localStorage,location)}catch(e){}`;
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
