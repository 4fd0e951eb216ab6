import { addressOf } from '../api/address.ts';

/** A page that breaks again and again says so this often. */
export const FAULTS_AT_MOST = 5;

/**
 * Runs in the head, before any file, and gives the page its way of telling the server what broke in it: a page whose
 * code never comes must be able to tell too. No token, no query of the address; each message once. It is
 * text because it must not wait for any file, and it never throws.
 */
export function faultScript(tenantId: string): string {
  const headers = { 'X-Tenant-ID': tenantId, 'Content-Type': 'application/json' };
  return `try{(function(w,d){var n=0,s={};w.tellFault=function(k,m){try{m=String(m).slice(0,300);if(n>=${FAULTS_AT_MOST}||s[k+m])return;s[k+m]=1;n++;fetch('${addressOf('/api/Site/faults')}',{method:'POST',keepalive:true,headers:${JSON.stringify(headers).replaceAll('<', '\\u003c')},body:JSON.stringify({kind:k,version:(/manifest-(\\w+)/.exec(d.documentElement.innerHTML)||[,''])[1],page:location.pathname.slice(0,400),message:m})}).catch(function(){})}catch(e){}}})(window,document)}catch(e){}`;
}
