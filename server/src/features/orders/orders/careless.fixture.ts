/** What a seller changes of an order, as a shop without its lock would read it: as it was a moment ago. For `replaceStatements`. */
export const carelessOrders = {
  'select * from "orders" where (shop_id = $1 and order_no = $2) for update':
    'select "orders".* from "orders", pg_sleep(0.03) where (shop_id = $1 and order_no = $2)',
}
