import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { createS3Client } from './s3-client.ts';
import { completeParts, putObject, sizeOf } from './s3-objects.ts';

/** A storage in trouble: what it answers is said beforehand, and then all is well. */
const answers: { status: number; body: string }[] = [];
const asked: string[] = [];
const storage = createServer((request, response) => {
  asked.push(request.method ?? '');
  const { status, body } = answers.shift() ?? { status: 200, body: '' };
  request.resume();
  if (status === 0) request.socket.destroy();
  else response.writeHead(status).end(body);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});
afterAll(() => storage.close());

function client() {
  const { files } = readSettings(
    { HESSA_FILES: 's3://bucket', AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
    process.cwd(),
  );
  if (files === 'disk') throw new Error('not in object storage');
  return createS3Client(files);
}

test('a storage that is busy or breaks a line is asked again; one that refuses is not [MACH-44]', async () => {
  answers.push({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, { status: 0, body: '' });
  await putObject(client(), 'media/t/a', Buffer.from('bytes'));
  expect(asked.splice(0)).toEqual(['PUT', 'PUT', 'PUT']);
  answers.push({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  await expect(putObject(client(), 'media/t/a', Buffer.from('bytes'))).rejects.toThrow('403 AccessDenied');
  answers.push({ status: 404, body: '' });
  expect(await sizeOf(client(), 'media/t/a')).toBeNull();
  expect(asked.splice(0)).toEqual(['PUT', 'HEAD']);
});

test('a full storage is a full disk, and parts that were not put together are no file although the answer began well [MACH-44]', async () => {
  answers.push({ status: 507, body: '<Error><Code>XMinioStorageFull</Code></Error>' });
  await expect(putObject(client(), 'media/t/a', Buffer.from('bytes'))).rejects.toMatchObject({ code: 'ENOSPC' });
  answers.push({ status: 200, body: '<Error><Code>InternalError</Code></Error>' });
  await expect(completeParts(client(), 'media/t/a', 'id', ['etag'])).rejects.toThrow('InternalError');
});
