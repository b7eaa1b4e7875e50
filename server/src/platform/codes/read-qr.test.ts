import { toBuffer } from 'qrcode'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFileParser } from '../parsing/file-parser.ts'
import { qrPath } from './qr-path.ts'
import { qrPng } from './qr-png.ts'
import { readQrPicture } from './read-qr.ts'

const parser = createFileParser()
afterAll(() => parser.close())

const text = '00020201021126400014A0000006150001 a code of some length 咖啡'
const read = (bytes: Uint8Array) => readQrPicture(parser, { filename: 'a.png', bytes }, 'picture')
const plain = (width = 600) => toBuffer(text, { errorCorrectionLevel: 'M', width, margin: 4 })

test('reads what it drew itself', async () => expect(await read(await qrPng(qrPath(text)))).toBe(text))

test.each<[string, () => Promise<Buffer>]>([
  ['small', () => plain(160)],
  [
    'a blurred photo, askew',
    async () =>
      sharp(await plain())
        .rotate(13, { background: '#c0c0c0' })
        .blur(2.5)
        .jpeg({ quality: 40 })
        .toBuffer(),
  ],
  [
    'on its side, as a phone notes it',
    async () =>
      sharp(await plain())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  [
    'faint',
    async () =>
      sharp(await plain())
        .linear(0.3, 110)
        .png()
        .toBuffer(),
  ],
  [
    'transparent around',
    async () =>
      sharp(await toBuffer(text, { margin: 1, width: 500, color: { light: '#0000' } }))
        .png()
        .toBuffer(),
  ],
  [
    'on a large poster',
    async () =>
      sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#ed2e67' } })
        .composite([{ input: await plain(900), left: 1000, top: 1500 }])
        .jpeg()
        .toBuffer(),
  ],
])('reads a code that is %s', async (_, picture) => expect(await read(await picture())).toBe(text))

test('makes nothing out of a picture without one, soon', async () => {
  const grain = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer()
  const start = performance.now()
  expect(await read(grain)).toBeNull()
  expect(performance.now() - start).toBeLessThan(8000)
})

test('refuses what is no picture', async () => {
  await expect(read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(read((await plain()).subarray(0, 300))).rejects.toMatchObject({ code: 'invalid' })
})
