import { RELOAD_AGAIN_AFTER_MS, RELOADED_KEY } from './reload-once.ts';

/** The page's code is this late before the page says so. */
export const BOOT_LATE_MS = 12_000;

/**
 * Runs in the head, before any file: a page whose code never comes would show its spinner for ever. A script or an
 * import that fails loads the page anew, once; after that, and when the code is late, a note says so and offers another
 * try. It is text because it must not wait for any file, and it never throws.
 */
export const bootGuard = `try{(function(d,w){var h=d.documentElement,a=function(){return h.dataset.awake},r=0,f=function(){if(a()||r)return;try{var s=w.sessionStorage;if(navigator.onLine&&!(Date.now()-s.getItem('${RELOADED_KEY}')<${RELOAD_AGAIN_AFTER_MS})){s.setItem('${RELOADED_KEY}',Date.now());r=1;w.location.reload();return}}catch(x){}h.classList.add('boot-failed')};setTimeout(function(){a()||h.classList.add('boot-late')},${BOOT_LATE_MS});var g=function(e){var m=e.reason?e.reason.message:e.message;if(a()||!(e.target&&e.target.tagName==='SCRIPT'||/import|module/i.test(m)))return;e.preventDefault();f()};w.addEventListener('error',g,true);w.addEventListener('unhandledrejection',g)})(document,window)}catch(e){}`;
