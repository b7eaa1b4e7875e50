// A thread of its own: drawing takes the processor, and the server has requests to answer meanwhile.
import { parentPort } from 'node:worker_threads'
import { drawDocument } from './draw-document.ts'
import type { DrawAnswer, DrawOrder } from './drawing-thread.ts'

parentPort?.on('message', async ({ document, paper, logo }: DrawOrder) => {
  const [answer, moved] = await drawDocument(document, { paper, logo }).then(
    ({ pdf, missing }): [DrawAnswer, ArrayBuffer[]] => {
      const bytes = new Uint8Array(pdf) // a Buffer may share its memory with others, which cannot be given away
      return [{ ok: true, pdf: bytes, missing }, [bytes.buffer]]
    },
    (error: unknown): [DrawAnswer, ArrayBuffer[]] => [{ ok: false, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []],
  )
  parentPort?.postMessage(answer, moved)
})
