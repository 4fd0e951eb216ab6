/**
 * Runs in the head, before the page's own data: React Router hands that over through streams of which Firefox knows
 * only the simplest before version 113. The little of them that it uses, and nothing in any other browser.
 */
export const streamScript = `try{(function(w){if(w.TransformStream)return;var T=w.TransformStream=function(t){var s=this;s.t=t;s.readable=new ReadableStream({start:function(c){s.c=c}})};w.TextEncoderStream=function(){var e=new TextEncoder;return new T({transform:function(x,c){c.enqueue(e.encode(x))}})};ReadableStream.prototype.pipeThrough=function(p){var r=this.getReader(),n=function(){r.read().then(function(v){if(v.done){p.t.flush&&p.t.flush(p.c);p.c.close()}else{p.t.transform(v.value,p.c);n()}}).catch(function(e){p.c.error(e)})};n();return p.readable}})(window)}catch(e){}`;
