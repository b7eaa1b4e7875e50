import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withFolderLock } from './folder-lock.mjs'
import { treeMatchesLock } from './installed-tree.mjs'

/**
 * Makes node_modules what package-lock.json says. Costs one hash of the lock when it already is.
 * @param {string} root
 * @param {{ install?: (root: string) => Promise<void> }} [options]
 */
export async function ensureInstalled(root, { install = npmCi } = {}) {
  if (isStamped(root)) return
  await withFolderLock(
    join(root, '.cache', 'install.lock'),
    async () => {
      if (isStamped(root)) return
      // An ordinary `npm install` a moment ago leaves the right tree and no stamp.
      if (!treeMatchesLock(root)) {
        console.error('Installing what Kedai is built with (about half a minute, once) …')
        await install(root)
      }
      writeFileSync(stampFile(root), lockHash(root))
    },
    { onWait: () => console.error('Waiting for another command that is installing …') },
  )
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.kedai-lock')

/** @param {string} root */
function isStamped(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockHash(root)
}

/** @param {string} root */
function lockHash(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmCi(root) {
  const npm = npmCommand()
  // Build tools are needed to start, so NODE_ENV=production or `omit` must not leave them out.
  const args = [...npm.args, 'ci', '--include=dev', '--include=optional', '--workspaces', '--include-workspace-root']
  const env = {
    ...process.env,
    npm_config_loglevel: 'error',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_ignore_scripts: 'true',
    npm_config_engine_strict: 'false',
    npm_config_update_notifier: 'false',
  }
  return new Promise((resolve, reject) => {
    const child = spawn(npm.command, args, { cwd: root, env, stdio: ['ignore', 2, 2], shell: npm.shell })
    const stop = () => {
      child.kill('SIGTERM')
      process.exit(143)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    child.once('error', (problem) => reject(new Error(`npm could not be started: ${problem.message}`)))
    child.once('exit', (code) => {
      process.off('SIGTERM', stop)
      process.off('SIGINT', stop)
      if (code === 0) resolve()
      else reject(new Error('npm could not install the packages above. Check the network connection and start again.'))
    })
  })
}

function npmCommand() {
  const given = process.env.npm_execpath ?? ''
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [given, beside].find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  return cli
    ? { command: process.execPath, args: [cli], shell: false }
    : { command: 'npm', args: [], shell: process.platform === 'win32' }
}
