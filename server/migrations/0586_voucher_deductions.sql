-- Commission that was paid out and then reversed is a line of the next voucher, taken off.
alter table voucher_lines drop constraint voucher_lines_amount_sen_check, add check (amount_sen <> 0);
