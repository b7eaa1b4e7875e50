import { describe, expect, it } from 'vitest'
import { ChromiumMissing, findChromium, findShell } from './chromium.ts'
import type { Machine } from './chromium.ts'

describe('findChromium', () => {
  it('takes the one that is named', () => {
    expect(
      findChromium(machine({ env: { CHROMIUM_PATH: '/opt/c' }, present: ['/opt/c', '/usr/bin/chromium'] }).it),
    ).toBe('/opt/c')
  })

  it('refuses a name that does not start rather than taking another', () => {
    expect(() =>
      findChromium(machine({ env: { CHROMIUM_PATH: '/opt/c' }, present: ['/usr/bin/chromium'] }).it),
    ).toThrow(ChromiumMissing)
  })

  it("takes the system's", () => {
    const { it: here, ran } = machine({ present: ['/usr/bin/chromium'] })
    expect(findChromium(here)).toBe('/usr/bin/chromium')
    expect(ran).toEqual([])
  })

  it("installs Debian's package as root, with the shell and the fonts for Chinese", () => {
    const { it: here, ran } = machine({ isRoot: true, installs: { 'apt-get': '/usr/bin/chromium' } })
    expect(findChromium(here)).toBe('/usr/bin/chromium')
    expect(ran.at(-1)).toMatch(/^apt-get install .*chromium chromium-headless-shell fonts-noto-cjk$/)
  })

  it('installs the browser alone where Debian has no shell', () => {
    const { it: here, ran } = machine({
      isRoot: true,
      installs: { 'apt-get': '/usr/bin/chromium' },
      unknown: 'chromium-headless-shell',
    })
    expect(findChromium(here)).toBe('/usr/bin/chromium')
    expect(ran.at(-1)).toMatch(/^apt-get install .*chromium fonts-noto-cjk$/)
  })

  it("downloads Playwright's own for an ordinary user", () => {
    const { it: here, ran } = machine({
      installs: { [process.execPath]: '/cache/chrome' },
      playwright: '/cache/chrome',
    })
    expect(findChromium(here)).toBe('/cache/chrome')
    expect(ran.some((line) => line.includes('apt-get'))).toBe(false)
  })

  it('says so in one line when nothing works', () => {
    expect(() => findChromium(machine({}).it)).toThrow(/^No Chromium was found[^\n]*$/)
  })
})

describe('findShell', () => {
  it.each([
    [
      'the shell where both are there',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      {},
      '/usr/bin/chromium-headless-shell',
    ],
    ['the whole browser where there is no shell', ['/usr/bin/chromium'], {}, '/usr/bin/chromium'],
    ['the one that is named', ['/opt/c', '/usr/bin/chromium-headless-shell'], { CHROMIUM_PATH: '/opt/c' }, '/opt/c'],
  ])('takes %s', (_which, present, env, path) => {
    expect(findShell(machine({ present, env }).it)).toBe(path)
  })
})

type Fake = {
  env?: Record<string, string>
  isRoot?: boolean
  present?: string[]
  installs?: Record<string, string>
  playwright?: string
  /** A package that is not to be had. */
  unknown?: string
}

function machine({ env = {}, isRoot = false, present = [], installs = {}, playwright, unknown = '' }: Fake): {
  it: Machine
  ran: string[]
} {
  const there = new Set(present)
  const ran: string[] = []
  const run = (command: string, args: readonly string[]) => {
    ran.push([command, ...args].join(' '))
    const path = installs[command]
    if (!path || args.includes(unknown)) return false
    if (args.includes('install')) there.add(path)
    return true
  }
  return { ran, it: { env, isRoot, run, starts: (path) => there.has(path), playwrightChromium: () => playwright } }
}
