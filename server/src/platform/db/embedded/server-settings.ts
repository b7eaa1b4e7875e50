/** The embedded server's settings, as command-line arguments. `durable` false is for throw-away test clusters only. */
export function serverSettings(cluster: string, sockets: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '', // this machine only, through a folder nobody else may enter
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    // Replaying the log bounds how long a start takes after a crash.
    max_wal_size: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    // Refused statements are the application's to report; the log must not grow with them.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable
      ? { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
      : // Several files of tests share one, each with one server or two of its own.
        { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '120' }),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
