import { z } from 'zod';
import { TENANT_ID } from '../../db/tenant-id.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const columnName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

export const FORMAT = 'hessa-tenant';
export const FORMAT_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';

/** What an archive says about itself; it comes when everything else is known, with its signature behind it. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  tenant: z.strictObject({ id: z.string().regex(TENANT_ID), name: z.string().max(500) }),
  madeAt: z.iso.datetime(),
  appVersion: z.string().max(40),
  /** By table: which columns, how many rows, and the hash of `tables/<name>.ndjson`. */
  tables: z.record(columnName, z.strictObject({ columns: z.array(columnName).max(200), rows: count, sha256: hash })),
  /** By id: how long `files/<id>` is, and its hash. */
  files: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), z.strictObject({ bytes: count, sha256: hash })),
  /** Files that the database knew and the disk did not have when the archive was made. */
  missingFiles: z.array(z.string().max(64)),
  /** Tables that stay behind, and why. */
  excluded: z.record(columnName, z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (name: string) => `tables/${name}.ndjson`;
export const fileEntry = (id: string) => `files/${id}`;
