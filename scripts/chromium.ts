import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export class ChromiumMissing extends Error {}

/** What the search needs from the machine; the tests hand in another one. */
export type Machine = {
  env: Record<string, string | undefined>
  isRoot: boolean
  starts: (path: string) => boolean
  run: (command: string, args: readonly string[]) => boolean
  playwrightChromium: () => string | undefined
}

/**
 * The path of a Chromium for browser tests: the one named, the system's, else installed on the spot
 * (Debian's package where root, with fonts for Chinese; else Playwright's own). Throws `ChromiumMissing`.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.starts(named)) return named
    throw new ChromiumMissing(`CHROMIUM_PATH is ${named}, and that does not start. Correct it or leave it out.`)
  }
  const own = machine.playwrightChromium()
  const path =
    first(systemPaths, machine) ??
    (own && machine.starts(own) ? own : undefined) ??
    installFromDebian(machine) ??
    installFromPlaywright(machine)
  if (path) return path
  throw new ChromiumMissing(
    'No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM_PATH to one, and run again.',
  )
}

/** The same for journeys and pictures: the headless shell, where there is one, draws the same pages at about two thirds of the work. */
export function findShell(machine: Machine = thisMachine): string {
  if (machine.env.CHROMIUM_PATH) return findChromium(machine)
  const shell = () => first(shellPaths, machine)
  const there = shell()
  if (there) return there
  const whole = findChromium(machine) // may install both
  return shell() ?? whole
}

const shellPaths = ['/usr/bin/chromium-headless-shell']

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function first(paths: readonly string[], machine: Machine): string | undefined {
  return paths.find((path) => machine.starts(path))
}

function installFromDebian(machine: Machine): string | undefined {
  if (!machine.isRoot || !machine.run('apt-get', ['--version'])) return undefined
  console.error('Installing Chromium for the browser tests …')
  machine.run('apt-get', ['update', '-qq'])
  const install = (...browsers: string[]) =>
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...browsers, 'fonts-noto-cjk'])
  if (!install('chromium', 'chromium-headless-shell')) install('chromium') // older releases have no shell of their own
  return first(systemPaths, machine)
}

function installFromPlaywright(machine: Machine): string | undefined {
  const args = [playwrightCli(), 'install', ...(machine.isRoot ? ['--with-deps'] : []), 'chromium']
  console.error("Downloading Playwright's Chromium for the browser tests …")
  if (!machine.run(process.execPath, args)) return undefined
  const path = machine.playwrightChromium()
  return path && machine.starts(path) ? path : undefined
}

const require = createRequire(import.meta.url)
const playwrightCli = () => join(dirname(require.resolve('playwright/package.json')), 'cli.js')

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  // Ubuntu's /usr/bin/chromium-browser may be a stub that only points to a snap: being there is not enough.
  starts: (path) =>
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  playwrightChromium: () => {
    const { chromium } = require('playwright') as typeof import('playwright') // its entry is CommonJS, loaded only when asked
    return chromium.executablePath() || undefined
  },
}
