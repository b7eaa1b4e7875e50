-- Whether a shop takes resellers: told at the foot of its shelf. Nothing else of a programme is read by strangers this way.
create policy public_open_programmes on programmes for select to kedai_public using (is_open);
grant select (shop_id, area, is_open) on programmes to kedai_public;
