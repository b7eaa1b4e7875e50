import { type Browser, chromium } from 'playwright'
import { fileURLToPath } from 'node:url'
import { findShell } from './chromium.ts'

/** Roboto or Noto Sans as phones have them; without either the machine's own letters, which are mostly wider. */
const phoneLetters = fileURLToPath(new URL('../e2e/android.fonts.conf', import.meta.url))

/** A headless browser that asks nothing of the network but what its pages ask, and runs as root too. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findShell(),
    env: { ...process.env, FONTCONFIG_FILE: phoneLetters },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
