-- Of which legal buyer a statement was: the first invoice that named them. Null: of the only one, or of the one billed last.
alter table statement_deliveries add column buyer_invoice_id bigint references invoices on delete set null;
