-- A ticket that an edit took off its order has no place among those of a line any more. It stays, void, so that the door can
-- tell whose it was, and nothing makes it valid again.
alter table tickets alter column order_line_id drop not null, alter column place drop not null,
  add check ((place is null) = (order_line_id is null)),
  add check (place is not null or status = 'void');
