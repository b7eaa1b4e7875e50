-- What a credit note took off each part of its invoice, for the next one to know what is left of it.
alter table credit_note_lines
  -- Null where an amount was credited, not pieces.
  alter column quantity_e5 drop not null,
  add column quantity_type text not null default 'unit',
  add column tax_sen bigint not null default 0 check (tax_sen >= 0),
  add constraint credit_note_lines_part foreign key (invoice_line_id) references invoice_lines;
comment on column credit_note_lines.invoice_line_id is 'Null: the delivery.';
comment on column credit_note_lines.amount_sen is 'Before tax, the discount taken off.';
create index credit_note_lines_of_line on credit_note_lines (invoice_line_id) where invoice_line_id is not null;
