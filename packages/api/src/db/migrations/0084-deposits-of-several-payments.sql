-- What people put in of money that was paid to them may be for several payments: the one left over from an earlier deposit, and the next.
drop index rollover_payments_transfer;
create index rollover_payments_transfer on rollover_payments (transfer_id);
