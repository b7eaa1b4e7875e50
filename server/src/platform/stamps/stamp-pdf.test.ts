import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, it } from 'vitest'
import { stampPdf } from './stamp-pdf.ts'
import { createStamper } from './stamper.ts'
import { somePdf, stampedWith } from './stamps.fixture.ts'

const stamper = createStamper()
afterAll(() => stamper.close())

const text = 'Dijual kepada 陈美玲 binti Ali (•••6789) · pesanan 1021 · 2026-11-27'

it('writes the line on every page, whichever way it is turned', async () => {
  const stamped = await stamper.stamp({ pdf: new Uint8Array(await somePdf([0, 90, 180, 270, -90])), text })
  if ('refused' in stamped) throw new Error(stamped.refused)
  expect(await stampedWith(stamped.pdf, text)).toEqual([true, true, true, true, true])
  expect(await stampedWith(stamped.pdf, text.replace('1021', '1022'))).toEqual([false, false, false, false, false])
  const pages = (await PDFDocument.load(stamped.pdf)).getPages()
  expect(pages.map((page) => page.getRotation().angle)).toEqual([0, 90, 180, 270, -90])
})

it('writes a long line smaller, so that it ends on the page', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([120, 120])
  const stamped = await stampPdf(await pdf.save(), text)
  expect('pdf' in stamped && (await stampedWith(stamped.pdf, text))).toEqual([true])
})

it('refuses what is no document, what has too many pages and what is protected', async () => {
  expect(await stampPdf(Buffer.from('%PDF-1.7\nnothing'), text)).toEqual({ refused: 'broken' })
  expect(await stampPdf(new Uint8Array(31 * 1024 * 1024), text)).toEqual({ refused: 'too_large' })
  const long = await PDFDocument.create()
  for (let page = 0; page < 1001; page++) long.addPage([10, 10])
  expect(await stampPdf(await long.save(), text)).toEqual({ refused: 'too_large' })
  const locked = await PDFDocument.load(await somePdf())
  locked.context.trailerInfo.Encrypt = locked.context.register(locked.context.obj({ Filter: 'Standard', V: 1, R: 2 }))
  expect(await stampPdf(await locked.save({ useObjectStreams: false }), text)).toEqual({ refused: 'encrypted' })
})

it('gives up on what takes too long, and goes on with the next', async () => {
  const hasty = createStamper({ timeoutMs: 1 })
  expect(await hasty.stamp({ pdf: new Uint8Array(await somePdf()), text })).toEqual({ refused: 'too_large' })
  await hasty.close()
  expect(await stamper.stamp({ pdf: new Uint8Array(await somePdf()), text })).toHaveProperty('pdf')
})
