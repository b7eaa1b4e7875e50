export type FormFile = { filename: string; bytes: Uint8Array; type?: string }
export type FormFields = Record<string, string | number | boolean | FormFile>

const boundary = '----kedai-form-of-the-tests'

/** A multipart body as a browser would send it. */
export function multipartOf(fields: FormFields): { payload: Buffer; type: string } {
  const parts = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'object')
      return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${value.filename}"\r\ncontent-type: ${value.type ?? 'application/octet-stream'}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), value.bytes, Buffer.from('\r\n')])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
