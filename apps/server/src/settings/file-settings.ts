import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9_./-]*))?$/;

const place = z
  .string()
  .refine((text) => text === 'disk' || PLACE.test(text), 'must be disk, or a place such as s3://bucket/folder');

const endpoint = z.url({ protocol: /^https?$/, message: 'must be an address that starts with http:// or https://' });

/** Where files are; the variables of the storage itself are those that every tool of it reads. */
export const fileVariables = {
  HESSA_FILES: place.default('disk'),
  HESSA_FILES_BEFORE: place.optional(),
  HESSA_FILES_SERVED_BY: z.enum(['server', 'storage']).default('server'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
  AWS_ENDPOINT_URL: endpoint.optional(),
  AWS_ENDPOINT_URL_S3: endpoint.optional(),
};

export interface S3Place {
  bucket: string;
  /** Before every key; empty, or ends with a slash. */
  prefix: string;
  /** The address of the bucket. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

export type FilesPlace = 'disk' | S3Place;

export interface FileSettings {
  files: FilesPlace;
  /** Where files were until now and are still looked for. */
  filesBefore: FilesPlace | undefined;
  /** Whether browsers fetch private files from the storage by links of a minute. */
  filesByLink: boolean;
}

type FileEnvironment = z.infer<z.ZodObject<typeof fileVariables>>;

export function fileSettings(env: FileEnvironment): FileSettings {
  const { HESSA_FILES: now, HESSA_FILES_BEFORE: before } = env;
  if (now === before) throw new StartupError('Wrong setting. HESSA_FILES_BEFORE: is where files are now');
  return {
    files: readPlace(env, now),
    filesBefore: before === undefined ? undefined : readPlace(env, before),
    filesByLink: env.HESSA_FILES_SERVED_BY === 'storage',
  };
}

function readPlace(env: FileEnvironment, text: string): FilesPlace {
  if (text === 'disk') return 'disk';
  const [, bucket = '', folder = ''] = PLACE.exec(text) ?? [];
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartupError(`Wrong setting. ${text} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
  }
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
  const own = (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL)?.replace(/\/$/, '');
  const parts = folder.split('/').filter((part) => part !== '');
  return {
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    url: own === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${own}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN,
  };
}
