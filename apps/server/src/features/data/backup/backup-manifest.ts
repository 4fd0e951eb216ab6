import { z } from 'zod';
import { TENANT_ID } from '../../../db/tenant-id.ts';

export const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** `object` is the name in the pool, where files of all backups lie once. */
export const keptFile = z.strictObject({ bytes: count, sha256: hash, object: hash });
export type KeptFile = z.infer<typeof keptFile>;

export const fileName = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** What a backup says about itself. Hashes are of what was there, not of how it is packed or sealed. */
export const backupManifest = z.strictObject({
  format: z.literal('hessa-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  appVersion: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: hash })),
  secretsSha256: hash,
  tenants: z.record(
    z.string().regex(TENANT_ID),
    z.strictObject({
      tables: z.record(z.string(), z.strictObject({ columns: z.array(z.string()), rows: count, sha256: hash })),
      files: z.record(fileName, keptFile),
      /** Known to the database and not on the disk when the backup was made. */
      missingFiles: z.array(fileName),
    }),
  ),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackedUpTenant = BackupManifest['tenants'][string];
