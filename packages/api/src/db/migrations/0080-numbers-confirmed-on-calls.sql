-- A number that a colleague confirms on a call may never have had a code.
alter table phone_confirmations alter column sent_at drop not null;
