/** The demo's e-book: a small PDF of a few pages, written by hand so that it needs no library and is the same every time. */
export function makeEbook(title: string, pages: readonly (readonly string[])[]): Buffer {
  const font = 3 + pages.length * 2
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((lines, index) => {
      const content = `BT /F1 22 Tf 60 760 Td (${escaped(index === 0 ? title : (lines[0] ?? ''))}) Tj /F1 13 Tf 0 -14 Td 20 TL ${lines
        .slice(index === 0 ? 0 : 1)
        .map((line) => `T* (${escaped(line)}) Tj`)
        .join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + index * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const starts = bodies.map((body, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

const escaped = (line: string): string => line.replace(/[\\()]/g, '\\$&')
