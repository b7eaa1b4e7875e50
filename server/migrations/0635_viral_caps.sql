-- How many rewards there are at most, and links that their seller has stopped.
alter table viral_locks add column max_rewards integer check (max_rewards between 1 and 100000);
alter table viral_shares add column stopped_at timestamptz;

-- What an item's page tells everybody; of one whose rewards are all taken nothing.
create or replace function viral_lock_of(item bigint) returns table (goal integer, counts text, reward_kind text, reward_text text, until timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.goal, l.counts, l.reward_kind, l.reward_text, l.until from public.viral_locks l
  where l.product_id = item and l.is_active and (l.max_rewards is null or l.max_rewards > (
    select count(*) from public.viral_shares h where h.product_id = item and h.opened_at is not null)) $$;
