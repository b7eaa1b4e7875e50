import { type Browser, chromium } from 'playwright'
import { findChromium } from './chromium.ts'

/** A headless browser that asks nothing of the network but what its pages ask, and runs as root too. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
