/** What an element of a paper is, to whoever hears it read aloud. */
export type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'

/** `alt`: what a figure shows, in words. `of`: several draws that make one element together, such as the rows of a table over several pages. */
export type ElementOptions = { alt?: string; of?: object }

/** The structure tree of a tagged PDF, in the order in which its parts are drawn. */
export type Structure = {
  element(tag: Tag, draw: () => void, options?: ElementOptions): void
  /** For the eye alone: readers pass over it. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout'): void
  /** Letters, or what a figure is made of. */
  content(draw: () => void): void
  /** A rule or a ground; part of a figure inside one. */
  decoration(draw: () => void): void
  /** The element that is open, for a link to be part of. */
  open(): PDFKit.PDFStructureElement
  close(): void
}

export function createStructure(pdf: PDFKit.PDFDocument): Structure {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const shared = new Map<object, PDFKit.PDFStructureElement>()
  let current = root
  let tag: Tag | 'Document' = 'Document'
  let isArtifact = false

  function within(next: PDFKit.PDFStructureElement, nextTag: Tag, draw: () => void): void {
    const [outer, outerTag] = [current, tag]
    ;[current, tag] = [next, nextTag]
    draw()
    ;[current, tag] = [outer, outerTag]
  }

  function elementFor(of: object | undefined, wanted: Tag, alt: string | undefined): PDFKit.PDFStructureElement {
    const known = of && shared.get(of)
    if (known) return known
    const made = pdf.struct(wanted, { ...(alt !== undefined && { alt }), ...(wanted === 'TH' && { scope: 'Column' }) })
    current.add(made)
    if (of) shared.set(of, made)
    return made
  }

  function marked(draw: () => void): void {
    current.add(pdf.markStructureContent(tag))
    draw()
    pdf.endMarkedContent()
  }

  return {
    element(wanted, draw, { alt, of } = {}) {
      // A cell holds its words itself: an element for each paragraph in it would double the file.
      if (isArtifact || (wanted === 'P' && (tag === 'TD' || tag === 'TH'))) return draw()
      within(elementFor(of, wanted, alt), wanted, draw)
    },
    artifact(draw, type) {
      if (isArtifact) return draw()
      isArtifact = true
      pdf.markContent('Artifact', { type })
      draw()
      pdf.endMarkedContent()
      isArtifact = false
    },
    content(draw) {
      if (isArtifact) return draw()
      if (tag === 'Document' || tag === 'Sect') return this.element('P', () => marked(draw))
      marked(draw)
    },
    decoration(draw) {
      if (tag === 'Figure') this.content(draw)
      else this.artifact(draw, 'Layout')
    },
    open: () => current,
    close: () => root.end(),
  }
}
