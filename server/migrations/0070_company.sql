-- The sign over the door. Kept as a reference, so that a picture in use is never swept away.
alter table shops add column logo_file_id bigint references files;
create index shops_logo on shops (logo_file_id) where logo_file_id is not null;
