import type { Feature } from '../../../platform/feature.ts'
import { creditNoteExportRoutes } from './routes/export.ts'
import { creditNotePdfRoutes } from './routes/pdf.ts'
import { creditNoteRoutes } from './routes/notes.ts'

/** Papers that put an approved invoice right: credit notes take something off it, debit notes ask for more. */
export const creditNotes: Feature = {
  name: 'credit-notes',
  async routes(app, deps) {
    await creditNoteRoutes(app, deps)
    await creditNotePdfRoutes(app, deps)
    await creditNoteExportRoutes(app, deps)
  },
}
