import '../../styles/seller.css'
import { useLingui } from '@lingui/react/macro'
import { LanguageSwitch } from '../../layouts/language-switch.tsx'
import { ThemeSwitch } from '../../layouts/theme-switch.tsx'
import { useHead } from '../../lib/head.ts'
import { AdminUi } from '../../ui/admin/admin-ui.tsx'
import { ButtonsShown } from './buttons-shown.tsx'
import { ChoicesShown } from './choices-shown.tsx'
import { ColoursShown } from './colours-shown.tsx'
import { DialogsShown } from './dialogs-shown.tsx'
import { DocumentsShown } from './documents-shown.tsx'
import { FilesShown } from './files-shown.tsx'
import { FloatingShown } from './floating-shown.tsx'
import { FormShown } from './form-shown.tsx'
import { InputsShown } from './inputs-shown.tsx'
import { ListsShown } from './lists-shown.tsx'
import { MessagesShown } from './messages-shown.tsx'
import { SectionsShown } from './sections-shown.tsx'

// Every part in every state. The samples are a Malay shop's, as they would be typed there; the parts' own words follow the language.
export default function GalleryPage() {
  const { t } = useLingui()
  const title = t`The parts`
  useHead({ title, isPrivate: true })
  return (
    <AdminUi>
      <header className="sticky top-0 z-20 border-b border-line bg-card">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-2 sm:px-6">
          <h1 className="min-w-0 truncate text-lg">{title}</h1>
          <div className="flex shrink-0 gap-1">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <div aria-hidden className="awning -mb-4.5" />
      </header>
      <main className="mx-auto grid max-w-6xl gap-6 px-4 py-10 sm:px-6 lg:grid-cols-2 [&>*]:min-w-0">
        <ButtonsShown />
        <ColoursShown />
        <InputsShown />
        <ChoicesShown />
        <SectionsShown />
        <MessagesShown />
        <FormShown />
        <FilesShown />
        <DialogsShown />
        <FloatingShown />
        <div className="lg:col-span-2">
          <DocumentsShown />
        </div>
        <div className="lg:col-span-2">
          <ListsShown />
        </div>
      </main>
    </AdminUi>
  )
}
