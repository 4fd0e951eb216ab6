import { describe, expect, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { readSettings } from './settings.ts';

const read = (variables: Record<string, string>) => readSettings(variables, '/srv/hessa');

function refusal(variables: Record<string, string>): string {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('settings', () => {
  test('nothing set: the demo on port 3000 of this machine, with its own database and the tenant tenant6 [TEN-02, TEN-03, LIM-01]', () => {
    expect(read({})).toMatchObject({
      environment: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/hessa/.data',
      backupDir: '/srv/hessa/.backups',
      backupKey: undefined,
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustedProxies: [],
      apiDocs: true,
      defaultTenantId: 'tenant6',
    });
  });

  test('the tenant comes from its setting [TEN-02]', () => {
    expect(read({ VITE_TENANT_ID: 'tenant9' }).defaultTenantId).toBe('tenant9');
  });

  test('the domains of the hosted video service are a list, and one by default [VID-36, OP-VID-3]', () => {
    expect(read({}).videoHosts).toEqual(['mediadelivery.net']);
    expect(read({ VITE_VIDEO_HOSTS: 'Video.example, cdn.example' }).videoHosts).toEqual([
      'video.example',
      'cdn.example',
    ]);
  });

  test('films are made one at a time unless the operator says how many [FILM-54]', () => {
    expect(read({}).filmsAtOnce).toBe(1);
    expect(read({ HESSA_FILMS_AT_ONCE: '4' }).filmsAtOnce).toBe(4);
    for (const wrong of ['0', '1.5', '99', 'many']) {
      expect(refusal({ HESSA_FILMS_AT_ONCE: wrong })).toContain(
        'HESSA_FILMS_AT_ONCE: must be a whole number from 1 to 16',
      );
    }
  });

  test('an empty variable counts as absent, as shells and compose files write it', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('proxies are read as a list of addresses and networks; a closing slash of the public address is dropped', () => {
    expect(
      read({ TRUSTED_PROXIES: ' 10.0.0.0/8, 127.0.0.1 ,::1,fd00::/8', PUBLIC_URL: 'https://x.example/' }),
    ).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8'],
      publicUrl: 'https://x.example',
    });
  });

  test.each([
    ['PORT', '0x50', 'must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '٣٠٠٠', 'must be a whole number from 0 to 65535'],
    ['HESSA_ENV', 'prod', 'production'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/x', 'must be an address that starts with postgres://'],
    ['DATABASE_APP_URL', 'hunter2', 'must be an address that starts with postgres://'],
    ['SMTP_URL', 'http://hunter2@mail', 'must be an address that starts with smtp://'],
    ['PUBLIC_URL', 'school.example', 'must be an address that starts with http://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'must be an address that starts with http://'],
    ['TRUSTED_PROXIES', 'true', 'must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.1, nonsense', 'must be addresses or networks'],
    ['METRICS_TOKEN', 'short', 'must be at least 16 characters'],
    ['API_DOCS', 'yes', 'off'],
    ['LOG_LEVEL', 'loud', 'debug'],
    ['HESSA_WEB', 'other', 'development'],
    ['VITE_VIDEO_HOSTS', "x.example 'unsafe-inline'", 'must be domains'],
    ['VITE_TENANT_ID', 'Tenant 6', 'must be lower-case letters, digits and dashes'],
  ])('%s=%s is refused in one line that names the variable and not its value [T-R20]', (name, value, wanted) => {
    const line = refusal({ [name]: value });
    expect(line).toContain(`${name}: `);
    expect(line).toContain(wanted);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('hunter2');
  });

  test('several wrong variables are still one line that names each [T-R20]', () => {
    const line = refusal({ PORT: 'x', SMTP_URL: 'x' });
    expect(line).toMatch(/PORT: .*; SMTP_URL: /);
    expect(line).not.toContain('\n');
  });

  test('production refuses a secret shorter than 32 characters [T-SEC-1]', () => {
    const METRICS_TOKEN = 'x'.repeat(31);
    expect(refusal({ HESSA_ENV: 'production', METRICS_TOKEN })).toContain(
      'METRICS_TOKEN: must be at least 32 characters',
    );
    expect(refusal({ HESSA_ENV: 'production', METRICS_TOKEN: `${METRICS_TOKEN}x` })).toBe('accepted');
    expect(refusal({ METRICS_TOKEN })).toBe('accepted');
  });

  test('files are on the disk, or in a bucket that the usual variables open: Amazon’s, or another by its address [MACH-44]', () => {
    expect(read({})).toMatchObject({ files: 'disk', filesBefore: undefined, filesByLink: false });
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(read({ ...keys, HESSA_FILES: 's3://films', AWS_REGION: 'eu-south-1' }).files).toMatchObject({
      ...{ prefix: '', region: 'eu-south-1', url: 'https://films.s3.eu-south-1.amazonaws.com' },
    });
    const own = { ...keys, HESSA_FILES: 's3://films/a/b/', AWS_ENDPOINT_URL: 'https://s3.example/' };
    expect(read(own).files).toMatchObject({ prefix: 'a/b/', url: 'https://s3.example/films' });
    expect(refusal({ HESSA_FILES: 's3://films' })).toContain('AWS_ACCESS_KEY_ID');
    expect(refusal({ HESSA_FILES: '/srv/files' })).toContain('HESSA_FILES: must be disk, or a place such as');
    expect(refusal({ HESSA_FILES_BEFORE: 'disk' })).toContain('HESSA_FILES_BEFORE: is where files are now');
  });
});
