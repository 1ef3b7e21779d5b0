import { platform } from 'node:os'

/**
 * PostgreSQL's settings, passed at each start. One small server: little memory, few processes,
 * and every acknowledged write on the disk (`fsync` and `synchronous_commit` stay on).
 */
export function settings(
  port: number,
  { durable, maxConnections }: { durable: boolean; maxConnections: number },
): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    'shared_buffers=64MB',
    'work_mem=8MB',
    'maintenance_work_mem=64MB',
    'effective_cache_size=512MB',
    'random_page_cost=1.1',
    'max_wal_size=256MB',
    'jit=off',
    'io_method=sync',
    'max_worker_processes=2',
    'max_parallel_workers_per_gather=0',
    'autovacuum_max_workers=1',
    'max_wal_senders=0',
    'max_logical_replication_workers=0',
    'wal_level=minimal',
    // After a kill, one call writes what the system holds back, instead of one for each of 1,500 files.
    ...(platform() === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    'timezone=UTC',
    'log_timezone=UTC',
    'lc_messages=C',
    'log_checkpoints=off',
    'log_line_prefix=%m [%p] ',
    // Statements that fail are logged by the server, by their codes: their messages may hold what a user has sent.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    // Whose it is: what a later start reads to tell an orphan from a server still starting.
    `gramme.server_pid=${process.pid}`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
}
