import { join } from 'node:path'

/**
 * How Node runs the server. Its young generation is kept small: V8 sizes it by the machine and otherwise holds more than
 * 100 MB of what is long done with, for a few percent of speed. And what is old is looked through when it has grown by 30 %, not
 * when it has doubled.
 * @type {readonly string[]}
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

/**
 * The environment of a server: what was compiled once, types stripped, is read again at the next start, which is half of its time.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(root, env) {
  return { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...env }
}
