import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'

/** The narrowest width kept: a tile needs no more. */
export const smallOf = ({ url, srcset }: UploadedPicture): string => srcset?.split(' ')[0] ?? url
