import type { FastifyReply } from 'fastify';

/** For a host name that nobody here owns: one line and the way to the platform, made without rendering anything. */
export function strangerPage(reply: FastifyReply, publicUrl: string): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .header('content-type', 'text/html; charset=utf-8')
    .send(`<!doctype html><html lang="ar-EG" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>العنوان ده مش عندنا</title></head>
<body><h1>العنوان ده مش عندنا</h1><p>المنصة هنا: <a href="${publicUrl}" dir="ltr">${publicUrl}</a></p></body></html>
`);
}
