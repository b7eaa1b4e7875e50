/** What a file is for decides what it may be and who may see it. Names as in the `files` table. */
export const fileKinds = {
  product_picture: { private: false, pdf: false, widths: [400, 800, 1600] },
  shop_picture: { private: false, pdf: false, widths: [400, 800, 1600] },
  payment_proof: { private: true, pdf: true, widths: [] },
  order_upload: { private: true, pdf: true, widths: [] },
  /** What somebody proves who applies to sell a shop's goods on. */
  reseller_document: { private: true, pdf: true, widths: [] },
  /** What resellers share to sell with. */
  reseller_material: { private: true, pdf: true, widths: [] },
  /** A paper that belongs to a payment voucher. */
  voucher_file: { private: true, pdf: true, widths: [] },
  /** What a seller sells: kept as it was sent, and only ever handed over to be saved. */
  digital_file: { private: true, pdf: true, widths: [] },
} as const satisfies Record<string, { private: boolean; pdf: boolean; widths: readonly number[] }>

export type FileKind = keyof typeof fileKinds
