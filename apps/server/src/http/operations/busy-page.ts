import type { FastifyReply } from 'fastify';

/** What a person sees whose page could not be made in time. It needs nothing: no script, no style, no database. */
export function busyPage(reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  return reply
    .status(503)
    .header('retry-after', String(retryAfterSeconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .header('content-type', 'text/html; charset=utf-8')
    .send(`<!doctype html><html lang="ar-EG" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds + 2}"><title>الزحمة كبيرة دلوقتي</title></head>
<body><h1>الزحمة كبيرة دلوقتي</h1><p>استنى ثواني، والصفحة هتفتح لوحدها.</p></body></html>
`);
}
