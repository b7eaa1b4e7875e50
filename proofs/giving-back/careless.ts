/** How a ticket is read at the door by a server that does not hold it meanwhile: as it was a moment ago. For `replaceStatements`. */
export const carelessDoor = {
  'select "t".*, "o"."total_sen", "o"."paid_sen", "o"."refunded_sen", "o"."rounding_sen", "o"."order_status" from "tickets" as "t" inner join "orders" as "o" on "o"."id" = "t"."order_id" where "t"."shop_id" = $1 and "o"."shop_id" = $2 and "t"."code" = $3 for update of "t"':
    'select "t".*, "o"."total_sen", "o"."paid_sen", "o"."refunded_sen", "o"."rounding_sen", "o"."order_status" from "tickets" as "t" inner join "orders" as "o" on "o"."id" = "t"."order_id", pg_sleep(0.02) where "t"."shop_id" = $1 and "o"."shop_id" = $2 and "t"."code" = $3',
}
