-- How often somebody came by their own link: it counts for nothing, and the seller may see it.
alter table viral_shares add column own_visits integer not null default 0;

-- Where a visit came from, whatever the browser calls itself: one place alone opens no reward.
alter table viral_visits add column network text; -- a hash; null on this machine alone
create index viral_visits_network on viral_visits (shop_id, share_id, network) where is_counted;
