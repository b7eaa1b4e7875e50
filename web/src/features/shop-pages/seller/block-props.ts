import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'

export type PictureShelf = {
  pictureOf: (id: number | null) => UploadedPicture | null
  keep: (picture: UploadedPicture) => void
}

// What the form of a block of one kind is given.
export type BlockProps<Block> = {
  block: Block
  onChange: (block: PageBlock) => void
  pictures: PictureShelf
  // What was refused, by the name within the block.
  error: (name: string) => string | null
}
