import type { ExportPreset } from '@kedai/contracts/order-runs.ts'
import { requestHeaders } from '../../../lib/http.ts'
import { couldNotConnect } from '../../../lib/http-result.ts'

// Fetches the spreadsheet of a run while `onShare` tells how far it is, and hands it to the browser to save. Gives what went wrong, or null.
export async function saveExport(
  runId: number,
  preset: ExportPreset,
  onShare: (share: number) => void,
): Promise<string | null> {
  try {
    onShare(0)
    const response = await fetch(`/exports/orders/${runId}?preset=${preset}`, {
      headers: requestHeaders(),
      credentials: 'same-origin',
    })
    if (!response.ok || !response.body) return couldNotConnect().message
    const total = Number(response.headers.get('x-total-rows')) || 1
    const parts = await readAll(response.body, (lines) => onShare(Math.min(1, lines / total)))
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    save(new Blob(parts, { type: 'text/csv' }), name ? decodeURIComponent(name) : 'kedai.csv')
    return null
  } catch {
    return couldNotConnect().message
  }
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLines: (lines: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    for (const byte of value) if (byte === 13) lines++
    onLines(lines)
  }
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
