import { RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reload-once.ts';

/** The page's code is this late before the page says so. */
export const BOOT_LATE_MS = 12_000;

/**
 * Runs in the head, before any file: a page whose code never comes would show its spinner for ever. A script or an
 * import that fails loads the page anew, once; after that, and when the code is late, a note says so and offers another
 * try. A browser below the floor is told so: what it cannot parse will not come by waiting. It is known by lacking
 * what came with Chromium 88, Safari 15 and Firefox 89, or by code that it could not read. It is text because it must
 * not wait for any file, and it never throws.
 */
export const bootGuard = `try{(function(d,w){var h=d.documentElement,a=function(){return h.dataset.awake},r=0,f=function(){if(a()||r)return;try{var s=w.sessionStorage;if(navigator.onLine&&!(Date.now()-s.getItem('${RELOADED_KEY}')<${RELOAD_AGAIN_AFTER_MS})){s.setItem('${RELOADED_KEY}',Date.now());r=1;w.location.reload();return}}catch(x){}h.classList.add('boot-failed');t('script',l)},l='',t=function(k,m){w.tellFault&&w.tellFault(k,m)},o=function(m){if(a())return;h.classList.add('boot-old');t('old-browser',m)};w.CSS&&w.CSS.supports('aspect-ratio','1')||o('no aspect-ratio');setTimeout(function(){a()||h.classList.add('boot-late')},${BOOT_LATE_MS});var g=function(e){var x=e.reason||e.error,m=x?x.message:e.message;y=x&&x.name==='SyntaxError'&&!/JSON/.test(m);l=m||e.target.src||'no script';if(a()||!(y||e.target&&e.target.tagName==='SCRIPT'||/import|module/i.test(m)))return;e.preventDefault();y&&![].at?o(m):f()};w.addEventListener('error',g,true);w.addEventListener('unhandledrejection',g)})(document,window)}catch(e){}`;
