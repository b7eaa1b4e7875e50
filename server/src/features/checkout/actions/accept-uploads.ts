import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { StoredFile } from '../../../platform/files/stored-file.ts'

export type Uploads = { proof: StoredFile | null; upload: StoredFile | null }

/** The files of an order, stored before its transaction: decoding is slow and storage may be far away. */
export async function acceptUploads(
  files: Files,
  shopId: number,
  body: Pick<PlaceOrder, 'paymentProof' | 'file_upload'>,
): Promise<Uploads> {
  const proof = body.paymentProof
    ? await files.accept(body.paymentProof, { shopId, kind: 'payment_proof', field: 'paymentProof' })
    : null
  try {
    const upload = body.file_upload
      ? await files.accept(body.file_upload, { shopId, kind: 'order_upload', field: 'file_upload' })
      : null
    return { proof, upload }
  } catch (error) {
    if (proof) await files.discardUnsaved(proof)
    throw error
  }
}
