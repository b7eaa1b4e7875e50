-- Uploads that nothing refers to. What refers to a file does so by a foreign key, so the catalogue knows all of it, whatever
-- is added later; the key itself refuses the removal of a file that came into use meanwhile. Lines of orders keep the key of
-- a picture that the product may have lost since.
create function sweep_unused_files(older_than timestamptz, at_most integer)
  returns table (key text, widths integer[]) language plpgsql security definer set search_path = public as $$
declare
  is_unused text;
  unused bigint[];
  file bigint;
begin
  select coalesce(string_agg(format('and not exists (select from %s r where r.%I = f.id)', c.conrelid::regclass, a.attname), ' '), '')
    into is_unused
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'files'::regclass and c.contype = 'f';
  execute 'select array_agg(id) from (select f.id from files f where f.created_at < $1 ' || is_unused
    || ' and not exists (select from order_lines l where l.image_key = f.key) order by f.id limit $2) u'
    into unused using older_than, at_most;
  foreach file in array coalesce(unused, '{}') loop
    begin
      return query delete from files f where f.id = file returning f.key, f.widths;
    exception when foreign_key_violation then
      null; -- in use by now
    end;
  end loop;
end $$;
revoke execute on function sweep_unused_files(timestamptz, integer) from public;
grant execute on function sweep_unused_files(timestamptz, integer) to kedai_app;

-- Each removal asks every table that may refer to the file.
create index product_images_file on product_images (file_id);
create index payment_proofs_file on payment_proofs (file_id);
create index variations_image on variations (image_file_id) where image_file_id is not null;
create index categories_image on categories (image_file_id) where image_file_id is not null;
create index orders_upload on orders (upload_file_id) where upload_file_id is not null;
