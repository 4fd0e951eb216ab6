import type { UploadPurpose } from '@hessa/rules/media/upload-purposes';
import type { TestClient } from '../../../testing/test-client.ts';

export interface Sent {
  bytes: Buffer | string;
  purpose: UploadPurpose;
  fileName?: string;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

export function startUpload(client: TestClient, purpose: string, length: number | string, fileName = 'file') {
  return client.request('/api/teach/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': `purpose ${base64(purpose)},fileName ${base64(fileName)}`,
    },
  });
}

export function sendPiece(client: TestClient, location: string, offset: number, bytes: Buffer) {
  return client.request(location, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });
}

export function askOffset(client: TestClient, location: string) {
  return client.request(location, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
}

export const finish = (client: TestClient, location: string) =>
  client.request(`${location}/finish`, { method: 'POST' });

/** A whole file as the console's browser sends it: begun, sent in one piece; answers where it stands. */
export async function sendFile(client: TestClient, { bytes, purpose, fileName }: Sent): Promise<string> {
  const content = Buffer.from(bytes);
  const started = await startUpload(client, purpose, content.length, fileName);
  const location = String(started.headers.location);
  const sent = await sendPiece(client, location, 0, content);
  if (sent.status !== 204) throw new Error(`the piece was refused: ${started.text} ${sent.text}`);
  return location;
}
