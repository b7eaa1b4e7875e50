/** A run's row as a worker without a lock would take it: read, decide, write back. For `replaceStatements`. */
export const carelessRuns = {
  'update "order_run_rows" set "outcome" = $1, "reason" = $2 where "shop_id" = $3 and "run_id" = $4 and "position" = $5 and "outcome" is null': `
with seen as materialized (
  select outcome, pg_sleep(0.005) from order_run_rows where shop_id = $3 and run_id = $4 and position = $5
)
update order_run_rows set outcome = $1, reason = $2 from seen
  where shop_id = $3 and run_id = $4 and position = $5 and (seen.outcome is distinct from 'done' or $1 <> 'done')`,
}
