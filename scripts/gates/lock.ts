import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBreaches } from './gate.ts'
import type { Gate } from './gate.ts'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Entry> }
export type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

const rooms = ['', 'domain', 'contracts', 'server', 'web']

export const lockGate: Gate = {
  name: 'lock',
  run: async (root) => {
    const lock: Lock = readJson(join(root, 'package-lock.json'))
    const manifests = Object.fromEntries(
      rooms
        .filter((room) => existsSync(join(root, room, 'package.json')))
        .map((room): [string, Manifest] => [room, readJson(join(root, room, 'package.json'))]),
    )
    return fromBreaches(findLockBreaches(lock, manifests), `${Object.keys(lock.packages).length} packages`)
  },
}

/** What would make `npm ci` fail, or install unchecked bytes, on another machine. */
export function findLockBreaches(lock: Lock, manifests: Record<string, Manifest>): string[] {
  return [...missingOptional(lock), ...withoutIntegrity(lock), ...notExact(manifests), ...notAsAsked(lock, manifests)]
}

// npm drops an optional package silently when the registry lacks it; `npm ci` then refuses, elsewhere.
function missingOptional({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map(
        (name) =>
          `${name}, optional for ${path || 'the repository'}, is not in the lock: delete the lock and node_modules, install again`,
      ),
  )
}

/** Where Node looks for `name` from the package at `path`: beside it, then upwards. */
function placesOf(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  const upwards = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...upwards, `node_modules/${name}`].map((place) => place.replace(/^\//, ''))
}

function withoutIntegrity({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => `${path} has no integrity hash`)
}

function notExact(manifests: Record<string, Manifest>): string[] {
  return asked(manifests)
    .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(({ room, name, version }) => `${room}package.json asks for ${name} ${version}: give one exact version`)
}

function notAsAsked({ packages }: Lock, manifests: Record<string, Manifest>): string[] {
  return asked(manifests).flatMap(({ room, name, version }) => {
    const found = placesOf(room.replace(/\/$/, ''), name)
      .map((place) => packages[place])
      .find((entry) => entry !== undefined)
    if (found?.link || found?.version === version) return []
    return [`${room}package.json asks for ${name} ${version}, the lock holds ${found?.version ?? 'none'}`]
  })
}

function asked(manifests: Record<string, Manifest>) {
  return Object.entries(manifests).flatMap(([room, manifest]) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }).map(
      ([name, version]) => ({ room: room && `${room}/`, name, version }),
    ),
  )
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T // the shape npm documents; a wrong one shows as breaches
}
