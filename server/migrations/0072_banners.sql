-- What moves across the front of a shop, in order. Pictures are references, so that one in use is never swept away.
create table shop_slides (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shops,
  position integer not null,
  file_id bigint not null references files,
  alt text not null default '',
  title text not null default '',
  text text not null default '',
  link text
);
create index shop_slides_shop on shop_slides (shop_id, position);
create index shop_slides_file on shop_slides (file_id);
call secure_shop_table('shop_slides');
create policy public_shop_slides on shop_slides for select to kedai_public using (true);
grant select on shop_slides to kedai_public;

alter table shops drop column sliders;
alter table shops add column banner_file_id bigint references files;
create index shops_banner on shops (banner_file_id) where banner_file_id is not null;
