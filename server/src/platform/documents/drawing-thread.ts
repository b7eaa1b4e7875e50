import { Worker } from 'node:worker_threads'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Drawn, Paper } from './draw-document.ts'
import type { Logo } from './paper/logo-block.ts'

export type DrawOrder = { document: PaperDocument; paper: Paper; logo: Logo | null }
export type DrawAnswer = { ok: true; pdf: Uint8Array; missing: string[] } | { ok: false; problem: string }

/** A thread that draws one document at a time. */
export type DrawingThread = {
  /** @throws TookTooLong, after which the thread is gone; Error when the drawing failed or the thread died. */
  draw(order: DrawOrder, timeoutMs: number): Promise<Drawn>
  isGone(): boolean
  close(): Promise<void>
}

export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

const mostMegabytes = 384 // a document that wants more ends its thread, not the server

export function startDrawingThread(entry = new URL('./draw-worker.ts', import.meta.url)): DrawingThread {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 }, execArgv: [] })
  worker.unref() // an idle thread keeps no process alive
  let isGone = false
  worker.on('error', () => undefined) // told to whoever waits, below
  worker.once('exit', () => { isGone = true })

  return {
    draw: (order, timeoutMs) =>
      new Promise<Drawn>((resolve, reject) => {
        const timer = setTimeout(() => {
          isGone = true
          void worker.terminate()
          settle(() => reject(new TookTooLong(`no document after ${timeoutMs} ms`)))
        }, timeoutMs)
        const onMessage = (answer: DrawAnswer) => settle(() => (answer.ok ? resolve({ pdf: Buffer.from(answer.pdf.buffer), missing: answer.missing }) : reject(new Error(`a document could not be drawn: ${answer.problem}`))))
        const onError = (error: Error) => settle(() => reject(error))
        const onExit = () => settle(() => reject(new Error('the drawing thread ended before its document was drawn')))
        worker.on('message', onMessage).on('error', onError).on('exit', onExit).ref()
        worker.postMessage(order)

        function settle(tell: () => void): void {
          clearTimeout(timer)
          worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
          tell()
        }
      }),
    isGone: () => isGone,
    close: async () => void (await worker.terminate()),
  }
}
