-- A payment that people make themselves waits before it is sent, as a deposit does, so that they can take it back.
alter table loan_payments drop constraint loan_payments_state_check;
alter table loan_payments add constraint loan_payments_state_check
  check (state in ('ASKED', 'SETTLED', 'RETURNED', 'REFUSED', 'TAKEN_BACK'));
