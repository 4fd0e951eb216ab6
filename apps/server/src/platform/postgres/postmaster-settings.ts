import { LOOPBACK } from './postmaster-connection.ts';

/**
 * Given on the command line rather than written into the cluster, so that a new version of the server brings its
 * own tuning along. Sized for a small machine that the web server shares.
 */
export function postmasterSettings(port: number, socketFolder: string | null, own: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    listen_addresses: LOOPBACK,
    port: String(port),
    // Quoted because the setting is a list.
    unix_socket_directories: socketFolder === null ? '' : `"${socketFolder.replaceAll('"', '""')}"`,
    password_encryption: 'scram-sha-256',
    fsync: 'on',
    max_connections: '60',
    shared_buffers: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    max_parallel_workers_per_gather: '1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_checkpoints: 'off',
    // Statements and their details carry phone numbers and tokens: the server's own log names the failing call.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...own,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
