import type { FastifyReply, FastifyRequest } from 'fastify';

interface BarePage {
  status: number;
  title: string;
  words: string;
  retryAfterSeconds: number;
}

/** Somebody looks at the answer in a browser, rather than a program reading it. */
export function wantsPage({ routeOptions, headers }: FastifyRequest): boolean {
  return !routeOptions.config.endpoint && (headers.accept?.includes('text/html') ?? false);
}

/** What a person sees whose page could not be made in time. */
export function busyPage(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  const words = 'استنى ثواني، والصفحة هتفتح لوحدها.';
  return barePage(reply, { status: 503, title: 'الزحمة كبيرة دلوقتي', words, retryAfterSeconds });
}

/** What a person sees when the fault is ours. */
export function failedPage(reply: FastifyReply): FastifyReply {
  const words = 'الغلطة من عندنا مش من عندك. استنى ثواني، وهنجرّب نفتحها لك تاني لوحدنا.';
  return barePage(reply, { status: 500, title: 'الصفحة مفتحتش', words, retryAfterSeconds: 5 });
}

/** It needs nothing: no script, no style, no database. */
function barePage(reply: FastifyReply, { status, title, words, retryAfterSeconds }: BarePage): FastifyReply {
  return reply
    .status(status)
    .header('retry-after', String(retryAfterSeconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .header('content-type', 'text/html; charset=utf-8')
    .send(`<!doctype html><html lang="ar-EG" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds + 2}"><title>${title}</title></head>
<body><h1>${title}</h1><p>${words}</p></body></html>
`);
}
