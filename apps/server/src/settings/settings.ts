import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { TENANT_ID } from '../db/tenant-id.ts';
import { StartupError } from '../errors/startup-error.ts';
import { type FileSettings, fileSettings, fileVariables } from './file-settings.ts';
import { type TraceSettings, traceSettings, traceVariables } from './trace-settings.ts';

const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

const WRONG_PORT = 'must be a whole number from 0 to 65535';

/** A shorter secret can be guessed; 32 characters of any alphabet cannot. */
const PRODUCTION_SECRET_LENGTH = 32;
const LONG_SECRET = `must be at least ${PRODUCTION_SECRET_LENGTH} characters`;

const FILMS_AT_ONCE = 'must be a whole number from 1 to 16';

const environment = z.object({
  HESSA_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, WRONG_PORT)
    .transform(Number)
    .refine((port) => port <= 65_535, WRONG_PORT)
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  HESSA_DATA_DIR: z.string().min(1).default('.data'),
  HESSA_BACKUP_DIR: z.string().min(1).default('.backups'),
  HESSA_KEY: z.string().min(PRODUCTION_SECRET_LENGTH, LONG_SECRET).optional(),
  HESSA_KEY_BEFORE: z.string().min(PRODUCTION_SECRET_LENGTH, LONG_SECRET).optional(),
  HESSA_BACKUP_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  HESSA_POINT_IN_TIME: z.enum(['on', 'off']).default('off'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_APP_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_READS_URL: url(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('Hessa <no-reply@localhost>'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, separated by commas')
    .default([]),
  TENANT_STORAGE_GB: z.coerce.number('must be a number of gigabytes').positive('must be more than nothing').default(5),
  HESSA_FILMS: z.enum(['on', 'off']).default('on'),
  HESSA_FILMS_AT_ONCE: z.coerce
    .number(FILMS_AT_ONCE)
    .int(FILMS_AT_ONCE)
    .min(1, FILMS_AT_ONCE)
    .max(16, FILMS_AT_ONCE)
    .default(1),
  FFMPEG_PATH: z.string().min(1).optional(),
  FFPROBE_PATH: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  API_DOCS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  SLOW_STATEMENT_MS: z.coerce
    .number('must be a number of milliseconds')
    .positive('must be more than nothing')
    .default(250),
  ...fileVariables,
  ...traceVariables,
  HESSA_WEB: z.enum(['built', 'development']).default('built'),
  VITE_VIDEO_HOSTS: z
    .string()
    .transform((list) => list.split(',').flatMap((entry) => entry.trim().toLowerCase() || []))
    .refine(
      (list) => list.every((host) => DOMAIN.test(host)),
      'must be domains such as mediadelivery.net, separated by commas',
    )
    .default(['mediadelivery.net']),
  VITE_TENANT_ID: z.string().regex(TENANT_ID, 'must be lower-case letters, digits and dashes').default('tenant6'),
});

export interface Settings extends FileSettings {
  environment: 'demo' | 'production';
  port: number;
  host: string;
  dataDir: string;
  /** What seals the installation's keys in the database; without it they are in the data folder. */
  installationKey: string | undefined;
  /** What sealed them until now, while `npm run keys -- rekey` puts another in its place. */
  installationKeyBefore: string | undefined;
  /** Where `npm run backup` writes to, and the key that seals what it writes. */
  backupDir: string;
  backupKey: string | undefined;
  /** Whether the built-in PostgreSQL's log is kept there too, so that any second can be brought back. */
  pointInTime: boolean;
  /** The owner's connection, which migrates; without one the server runs a PostgreSQL of its own. */
  databaseUrl: string | undefined;
  /** The application role's connection, where the operator made that role by hand. */
  databaseAppUrl: string | undefined;
  /** Past a pooler, which passes nothing on to who listens: the way on which servers tell each other of edits. */
  databaseDirectUrl: string | undefined;
  /** A standby, for reads that may be a second old. */
  databaseReadsUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string | undefined;
  trustedProxies: string[];
  /** How much the files of one tenant may take. */
  tenantStorageBytes: number;
  /** Whether uploaded films are made fit to stream; off, they are served as they came. */
  films: boolean;
  /** How many this server makes side by side, each with two threads. */
  filmsAtOnce: number;
  ffmpegPath: string | undefined;
  ffprobePath: string | undefined;
  metricsToken: string | undefined;
  apiDocs: boolean;
  logLevel: string;
  /** From how long on a statement is told of in the log. */
  slowStatementMs: number;
  /** Where traces go; undefined while they are off. */
  traces: TraceSettings | undefined;
  web: 'built' | 'development';
  defaultTenantId: string;
  /** Domains of the hosted video service. */
  videoHosts: string[];
}

/** Reads the settings; a wrong one is one clear line that names the variable. */
export function readSettings(variables: Record<string, string | undefined>, workingDir: string): Settings {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`Wrong setting. ${lines.join('; ')}`);
  }
  const env = parsed.data;
  if (env.HESSA_ENV === 'production' && env.METRICS_TOKEN && env.METRICS_TOKEN.length < PRODUCTION_SECRET_LENGTH) {
    throw new StartupError(`Wrong setting. METRICS_TOKEN: ${LONG_SECRET}`);
  }
  if (env.HESSA_POINT_IN_TIME === 'on' && env.DATABASE_URL) {
    throw new StartupError(
      'Wrong setting. HESSA_POINT_IN_TIME: is for the built-in PostgreSQL; the one of DATABASE_URL keeps its own log',
    );
  }
  return {
    environment: env.HESSA_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir: isAbsolute(env.HESSA_DATA_DIR) ? env.HESSA_DATA_DIR : resolve(workingDir, env.HESSA_DATA_DIR),
    installationKey: env.HESSA_KEY,
    installationKeyBefore: env.HESSA_KEY_BEFORE,
    backupDir: resolve(workingDir, env.HESSA_BACKUP_DIR),
    backupKey: env.HESSA_BACKUP_KEY,
    pointInTime: env.HESSA_POINT_IN_TIME === 'on',
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadsUrl: env.DATABASE_READS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    films: env.HESSA_FILMS === 'on',
    filmsAtOnce: env.HESSA_FILMS_AT_ONCE,
    ffmpegPath: env.FFMPEG_PATH,
    ffprobePath: env.FFPROBE_PATH,
    metricsToken: env.METRICS_TOKEN,
    apiDocs: env.API_DOCS === 'on',
    logLevel: env.LOG_LEVEL,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    ...fileSettings(env),
    traces: traceSettings(env),
    web: env.HESSA_WEB,
    defaultTenantId: env.VITE_TENANT_ID,
    tenantStorageBytes: Math.floor(env.TENANT_STORAGE_GB * 1024 ** 3),
    videoHosts: env.VITE_VIDEO_HOSTS,
  };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
