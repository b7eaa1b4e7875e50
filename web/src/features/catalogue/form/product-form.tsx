import { deliversFiles } from '@kedai/domain/product-types/product-types.ts'
import type { SellerProduct, UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { draftOf, useFormDraft } from '../../../lib/drafts.ts'
import { ownName } from '../../../lib/seller/own-name.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { i18n } from '../../../lib/i18n.ts'
import { LeaveGuard } from '../../../lib/seller/leave-guard.tsx'
import { useUploads } from '../../../lib/seller/use-uploads.ts'
import { ProblemsContext } from '../../../product-types/form/seller/problems.ts'
import { ProductIdContext } from '../../../product-types/form/seller/product-id.ts'
import { SoldFilesContext } from '../../../product-types/form/seller/sold-files.ts'
import { emptyProduct, offersUpsells, type ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shrinkImage } from '../../../ui/shrink-image.ts'
import { toast } from '../../../ui/toast.tsx'
import { onlyPictures } from '../pictures/only-pictures.ts'
import { PictureSection, maxPictures } from '../pictures/picture-section.tsx'
import { picturesPath } from '../api.ts'
import { changesBetween } from './changes-between.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Essentials } from './essentials.tsx'
import { focusProblem } from './focus-problem.ts'
import { FoldedParts } from './folded-parts.tsx'
import { PreviewDialog, type PreviewPart } from './preview-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { Standing } from './standing.tsx'
import { toFormProblems } from './to-wire.ts'
import { toValues } from './to-values.ts'
import { TypeSwitch } from './type-switch.tsx'
import { usePreview } from './use-preview.ts'
import { useProblems } from './use-problems.ts'
import { useSaving } from './use-saving.ts'
import { useSoldFiles } from './use-sold-files.ts'

type Props = {
  // Null for a new one, of `type`.
  product: SellerProduct | null
  type: ProductValues['item_type']
  onSaved: (product: SellerProduct) => void
  // Draws the buyers' page, which only pages know.
  Preview: PreviewPart
}

// The whole product, from its pictures to its offer. What is typed is kept on this device until it is saved.
export function ProductForm({ product, type, onSaved, Preview }: Props) {
  const [base, setBase] = useState(product)
  const draftName = ownName(base ? `product:${base.id}` : draftOfNew(type))
  const [hasDraft, setHasDraft] = useState(() => draftOf(draftName).read() !== null)
  // What is brought back was typed upon the version of then: saved elsewhere since, it is told by the saving, which shows both.
  const [typedUpon, setTypedUpon] = useState(() => versionOf(draftOf(draftName).known()))
  const version = typedUpon ?? base?.version ?? null
  const [stamp, setStamp] = useState(0)
  const form = useForm<ProductValues>({ defaultValues: product ? toValues(product) : emptyProduct(type) })
  useFormDraft(draftName, form, version)
  const { problems, touch, judgeAll, refuse } = useProblems(form)
  const { save, isSaving } = useSaving()
  const [failure, setFailure] = useState<string | null>(null)
  const [noPicture, setNoPicture] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<SellerProduct | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const uploads = useUploads<UploadedPicture>({
    path: picturesPath,
    field: 'picture',
    atOnce: 3,
    prepare: shrinkImage,
    onArrived: (picture) => form.setValue('images', [...form.getValues('images'), picture], { shouldDirty: true }),
  })
  const sold = useSoldFiles(deliversFiles(form.getValues('item_type')), (file) =>
    form.setValue('digital.files', [...form.getValues('digital.files'), file], { shouldDirty: true }),
  )
  const isDirty = form.formState.isDirty

  const start = (values: ProductValues) => {
    form.reset(values)
    draftOf(draftName).clear()
    setHasDraft(false)
    setTypedUpon(null)
    setStamp((before) => before + 1)
  }
  // The version sent is the one that stands in the fields. One that came meanwhile is taken over where that loses nothing typed.
  const takeOver = useEffectEvent((fresh: SellerProduct | null) => {
    if (!fresh || fresh.version === base?.version) return
    if (!isDirty) start(toValues(fresh))
    if (!isDirty || (base && saysTheSame(base, fresh))) setBase(fresh)
  })
  useEffect(() => takeOver(product), [product])
  const lead = (found: typeof problems) =>
    requestAnimationFrame(() => element.current && focusProblem(element.current, found))
  const addPictures = (files: readonly File[]) => {
    const room = maxPictures - form.getValues('images').length - uploads.waiting.length
    const {
      pictures,
      others: [other],
    } = onlyPictures(files)
    setNoPicture(other?.name ?? null)
    if (pictures.length > room) toast({ text: tooMany(), tone: 'info' })
    uploads.add(pictures.slice(0, Math.max(0, room)))
  }
  async function send(status: 'draft' | 'published' | undefined, upon = version): Promise<void> {
    setFailure(null)
    const found = judgeAll()
    if (Object.keys(found).length > 0) return void lead(found)
    const values = form.getValues()
    const saved = await save({ id: product?.id ?? null, version: upon, values, status })
    if (!saved) return
    if ('product' in saved) {
      setTheirs(null)
      start(toValues(saved.product))
      setBase(saved.product)
      return onSaved(saved.product)
    }
    if (saved.current) return setTheirs(saved.current)
    setTheirs(null)
    showRefused(saved.failure, values)
  }
  function showRefused({ fields, message }: Failure, values: ProductValues): void {
    const refused = toFormProblems(fields, values)
    refuse(refused)
    if (Object.keys(refused).length > 0) lead(refused)
    else setFailure(message)
  }
  const preview = usePreview(product?.id ?? null, showRefused)
  const askPreview = () => {
    setFailure(null)
    const found = judgeAll()
    if (Object.keys(found).length > 0) lead(found)
    else void preview.ask(form.getValues())
  }

  return (
    <FormProvider {...form}>
      <ProblemsContext value={problems}>
        <div
          ref={element}
          onBlur={({ target }: FocusEvent<HTMLElement>) =>
            touch(target.dataset.wire ?? target.getAttribute('name') ?? '')
          }
          onPaste={({ clipboardData }) => clipboardData.files.length > 0 && addPictures([...clipboardData.files])}
        >
          <Form
            onSubmit={() => void send(undefined)}
            problem={failure}
            className="grid grid-cols-[minmax(0,1fr)] gap-5"
          >
            {hasDraft && (
              <DraftNotice
                isStale={product !== null && version !== product.version}
                onDrop={() => start(product ? toValues(product) : emptyProduct(type))}
              />
            )}
            <div
              className={classes(
                'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
                product && 'lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_18rem]',
              )}
            >
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
                <TypeSwitch />
                <ProductIdContext value={product?.id ?? null}>
                  <SoldFilesContext value={sold}>
                    <Essentials
                      pictures={
                        <PictureSection
                          uploads={uploads}
                          onFiles={addPictures}
                          problems={noPicture === null ? problems : { images: isNoPicture(noPicture) }}
                        />
                      }
                    />
                    <FoldedParts stamp={`${draftName} ${stamp} ${form.formState.isReady}`} problems={problems} />
                  </SoldFilesContext>
                </ProductIdContext>
              </div>
              {product && (
                <div className="min-w-0 lg:sticky lg:top-4">
                  <Standing product={product} />
                </div>
              )}
            </div>
            <SaveBar
              status={product?.status ?? null}
              isDirty={isDirty}
              isSaving={isSaving}
              waiting={[uploads, sold.uploads].some(({ waiting }) => waiting.some(({ problem }) => problem === null))}
              problems={Object.keys(problems).length}
              onShowProblem={() => element.current && focusProblem(element.current, problems)}
              onSave={(status) => void send(status)}
              isPreviewing={preview.isAsking}
              onPreview={askPreview}
            />
          </Form>
        </div>
        <PreviewDialog shown={preview.shown} Preview={Preview} onClose={preview.close} />
        {theirs && (
          <ConflictDialog
            mine={form.getValues()}
            theirs={theirs}
            isSaving={isSaving}
            onClose={() => setTheirs(null)}
            onKeepMine={() => void send(undefined, theirs.version)}
            onTakeTheirs={() => {
              setTheirs(null)
              start(toValues(theirs))
              setBase(theirs)
              onSaved(theirs)
            }}
          />
        )}
        <LeaveGuard isOn={(isDirty || uploads.waiting.length > 0 || sold.uploads.waiting.length > 0) && !isSaving} />
      </ProblemsContext>
    </FormProvider>
  )
}

// What is sold meanwhile is no change of the seller's.
const saysTheSame = (one: SellerProduct, other: SellerProduct) =>
  changesBetween({ ...toValues(one), variations: [] }, { ...toValues(other), variations: [] }).length === 0 &&
  JSON.stringify(one.variations, notStock) === JSON.stringify(other.variations, notStock)

const notStock = (name: string, value: unknown) => (name === 'stock' ? undefined : value)

const tooMany = () => i18n._(msg`A product shows up to 12 pictures.`)

const isNoPicture = (name: string) =>
  i18n._(msg`“${name}” is no picture. Choose a photo or a screenshot, such as JPG or PNG.`)

// Types that turn into each other share a draft.
const draftOfNew = (type: ProductValues['item_type']): string =>
  offersUpsells(type) ? 'product:new' : `product:new:${type}`

const versionOf = (known: unknown): number | null => (typeof known === 'number' ? known : null)

const DraftNotice = ({ isStale, onDrop }: { isStale: boolean; onDrop: () => void }) => (
  <Notice tone={isStale ? 'warn' : 'info'} title={<Trans>Your earlier unsaved changes are restored.</Trans>}>
    {isStale && (
      <p>
        <Trans>Another person has saved this product. Save to compare both versions and choose.</Trans>
      </p>
    )}
    <Button variant="quiet" className="-ml-4" onClick={onDrop}>
      <Trans>Start over from what is saved</Trans>
    </Button>
  </Notice>
)
