import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error it has no types
import S3rver from '@20minutes/s3rver';

const BUCKET = 'hessa-files';

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** A real server of the S3 protocol, which checks every signature, on a port of its own. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'hessa-test-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    /** The settings of a server whose files are here. */
    variables: {
      HESSA_FILES: `s3://${BUCKET}/a/school`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The keys of all objects. */
    async keys(): Promise<string[]> {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      const suffix = '._S3rver_object';
      return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
    },
    /** Every object is gone, as when somebody empties the bucket. */
    async wipe(): Promise<void> {
      const bucket = join(directory, BUCKET);
      for (const name of await readdir(bucket)) await rm(join(bucket, name), { recursive: true, force: true });
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
