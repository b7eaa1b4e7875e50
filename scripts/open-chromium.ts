import { type Browser, chromium } from 'playwright'
import { findShell } from './chromium.ts'

/** A headless browser that asks nothing of the network but what its pages ask, and runs as root too. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findShell(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
