import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer } from './raw-server.ts';

const [{ headers, body }] = (await once(process, 'message')) as [RawAnswer];
const bytes = Buffer.from(body, 'base64');
const all = { ...headers, 'content-length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(200, all);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
