-- One open try to pay an order at a time; money that could not be placed is queued once; attempts are asked about until they rest.
create unique index payment_attempts_one_open on payment_attempts (order_id) where state in ('created', 'pending');
create unique index unmatched_money_once_an_attempt on unmatched_money (attempt_id) where attempt_id is not null;

-- When the gateway was last asked because somebody looked, so that looking often does not mean asking often.
alter table payment_attempts add column asked_at timestamptz;

-- A try that was given up can still be paid at the bank, so the time of the next question decides, not the state.
drop index payment_attempts_open;
create index payment_attempts_to_query on payment_attempts (next_query_at) where next_query_at is not null;
create or replace function attempts_to_query(moment timestamptz, at_most integer)
  returns table (shop_id bigint, attempt_id bigint)
  language sql stable security definer set search_path = public as $$
  select a.shop_id, a.id from payment_attempts a where a.next_query_at <= moment order by a.next_query_at limit at_most $$;

-- A report may arrive before the gateway's reference was saved; then our own reference, the attempt's id, leads to it.
create function shop_of_attempt(gateway text, attempt bigint) returns bigint
  language sql stable security definer set search_path = public as $$
  select shop_id from payment_attempts where id = attempt and provider = gateway and provider_ref is null $$;

-- Asking the pretend bank for the same reference twice opens one bill.
create unique index sandbox_bills_reference on sandbox_bills (reference);
