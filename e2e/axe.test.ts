import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChromium } from '../scripts/open-chromium.ts'
import { breaches, soundTags } from './axe.ts'
import { breachesIn, themes } from './themes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openChromium()
})
afterAll(() => browser?.close())

const sound = '<html lang="ms"><title>Kedai</title><main><h1>Mug</h1><p>Mug seramik.</p></main></html>'

describe('the eye for accessibility', () => {
  it.each([
    ['nothing', sound, []],
    ['a picture without words', sound.replace('</p>', '</p><img src="data:,">'), ['image-alt']],
    ['pale words', sound.replace('<p>', '<p style="color:#ccc;background:#fff">'), ['color-contrast']],
    [
      'a button without a name within a frame',
      sound.replace(
        '</p>',
        `</p><iframe title="surat" srcdoc='${sound.replace('</p>', '</p><button></button>')}'></iframe>`,
      ),
      ['button-name'],
    ],
    ['a page without a heading', sound.replace(/<h1>.*<\/h1>/, ''), ['page-has-heading-one']],
  ])('sees %s', async (_what, html, rules) => {
    const page = await browser.newPage()
    await page.setContent(html)
    expect((await breaches(page, { runOnly: soundTags })).map(([rule]) => rule)).toEqual(rules)
    await page.close()
  })

  it('sees what is pale in one theme alone', async () => {
    const page = await browser.newPage()
    await page.setContent(
      sound.replace(
        '<title>',
        '<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { p { color: #333; background: #000 } }</style><title>',
      ),
    )
    const seen = []
    for (const theme of themes) seen.push(...(await breachesIn(page, theme)).map(([scheme, rule]) => [scheme, rule]))
    expect(seen).toEqual([['dark', 'color-contrast']])
    await page.close()
  })
})
