-- By which way the money of a slip came: it is booked as such. Until now all of them were booked as transfers.
alter table invoice_proofs add column method text not null default 'bank_transfer' check (method <> '');
