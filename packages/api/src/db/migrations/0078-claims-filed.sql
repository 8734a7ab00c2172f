-- The day on which one of us filed a claim with the state. Until then it is asked for, and not sent.
alter table unclaimed_matches add column filed_on date;
alter table unclaimed_matches add constraint unclaimed_matches_filed_check check (filed_on is null or how = 'with-help');
