import type { Method, Wire } from './wire.ts'

type Upload = {
  method: Method
  url: string
  headers: Record<string, string>
  body: FormData | string | undefined
  signal?: AbortSignal
  onProgress: (share: number) => void
}

// `fetch` cannot tell how much has been sent, so uploads go the older way. Null when the server was not reached.
export function sendWithProgress({ method, url, headers, body, signal, onProgress }: Upload): Promise<Wire | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = 0
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () =>
      resolve({ status: request.status, body: parsed(request.responseText), headers: headersOf(request) })
    request.onerror = () => resolve(null)
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
