/** A product's ratings as a shop without a lock would change them: each from what it was a moment ago. For `replaceStatements`. */
export const carelessReviews = {
  'select id from products where shop_id = $1::bigint and id = $2::bigint for no key update':
    'select id from products where shop_id = $1::bigint and id = $2::bigint',
  'select * from "reviews" where "shop_id" = $1 and "order_id" = $2 and "product_id" = $3':
    'select "reviews".* from "reviews", pg_sleep(0.05) where "shop_id" = $1 and "order_id" = $2 and "product_id" = $3',
}
