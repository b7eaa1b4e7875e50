import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// `node scripts/run.mjs scripts/draw-app-icons.ts`: the icons of the seller's app from `icon.svg`. Run after that picture has changed, under new
// names then: browsers keep what they have of a name for ever.
const folder = fileURLToPath(new URL('../web/public/v1/', import.meta.url))
const drawing = readFileSync(`${folder}icon.svg`, 'utf8')
const inside = drawing.replace(/<\/?svg[^>]*>/g, '')
const withoutPaper = inside.replace(/<rect[^>]*\/>/, '')

// Phones cut a maskable icon to a circle of four fifths: the stall stands within it.
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fbf7ef" d="M0 0h32v32H0z"/><g transform="translate(16 16.4) scale(.68) translate(-16 -16)">${withoutPaper}</g></svg>`
// Home screens of Apple round the corners themselves.
const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fbf7ef" d="M0 0h32v32H0z"/><g transform="translate(16 16.4) scale(.86) translate(-16 -16)">${withoutPaper}</g></svg>`
// In a phone's bar of notices only the shape is seen.
const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#fff" fill-rule="evenodd" d="M5 5h22l2 8a2.9 2.9 0 0 1-3 2.9V27H6V15.9A2.9 2.900 0 0 1 3 13zM10 19h5v8h-5zM18 19h5v5h-5z"/></svg>`

const files = [
  [drawing, 192, 'icon-192'],
  [drawing, 512, 'icon-512'],
  [maskable, 192, 'maskable-192'],
  [maskable, 512, 'maskable-512'],
  [square, 180, 'icon-180'],
  [shape, 96, 'shape-96'],
] as const

for (const [svg, size, name] of files)
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${folder}app/${name}.png`)
