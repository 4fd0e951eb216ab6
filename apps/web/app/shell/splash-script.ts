export const SPLASH_CLASS = 'with-splash';
export const SPLASH_KEY = 'splash_seen';

/**
 * Runs in the head before the first paint. It is text because it must not wait for any file; it never throws,
 * and a browser that keeps nothing gets no splash. A press, a key or a scroll ends the splash at once: `click` and
 * not `pointerdown`, or the same press would go on to the link beneath.
 */
export const splashScript = `try{(function(d,s,n){if(s.getItem('${SPLASH_KEY}')||matchMedia('(prefers-reduced-motion: reduce)').matches||(n.connection&&n.connection.saveData))return;s.setItem('${SPLASH_KEY}','true');var c=d.documentElement.classList,e=['click','keydown','scroll','animationend'],f=function(v){if(v.type==='animationend'&&v.animationName!=='splash-leave')return;c.remove('${SPLASH_CLASS}');e.forEach(function(t){d.removeEventListener(t,f,true)})};c.add('${SPLASH_CLASS}');e.forEach(function(t){d.addEventListener(t,f,{capture:true,passive:true})})})(document,sessionStorage,navigator)}catch(e){}`;
