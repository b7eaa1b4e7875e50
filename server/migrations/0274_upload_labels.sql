-- What the buyer's file was asked for as, kept with the order: the product may ask for another one, or none, later.
alter table orders add column upload_label text;
update orders o set upload_label = (
  select p.file_upload ->> 'label' from order_lines l join products p on p.id = l.product_id
  where l.order_id = o.id and p.file_upload is not null order by l.position limit 1)
where o.upload_file_id is not null;
