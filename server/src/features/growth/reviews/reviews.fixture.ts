import type { TestApp } from '../../../platform/test-app/test-app.ts'

export const reviewsUrl = (token: string): string => `/api/ajax/guest/order/${token}/reviews`
export const reviewUrl = (token: string, productId: number): string => `${reviewsUrl(token)}/${productId}`

type Sums = { sum: number; count: number }

/** A product's rating as it is kept, and as its shown reviews say. */
export async function sumsOf(app: TestApp, productId: number): Promise<{ kept: Sums; counted: Sums }> {
  const [row] = await app.asOwner<{ kept: Sums; counted: Sums }>(
    `
    select json_build_object('sum', p.rating_sum, 'count', p.rating_count) as kept,
      (select json_build_object('sum', coalesce(sum(stars), 0), 'count', count(*)) from reviews r where r.product_id = p.id and r.is_shown) as counted
    from products p where p.id = $1`,
    [productId],
  )
  if (!row) throw new Error('no such product')
  return row
}
