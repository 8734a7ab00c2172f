-- How a request was answered that people of ours decide on. Its page goes on saying that it waits until then.
alter table alt_loans add column outcome text check (outcome in ('answered', 'refused', 'taken-back'));
alter table alt_loans add column ended_at timestamptz;
-- Words for the customer. Sealed.
alter table alt_loans add column refused_why text;
alter table alt_loans add constraint ends_with_an_outcome check ((outcome is null) = (ended_at is null));
alter table alt_loans add constraint refused_with_a_reason check ((outcome is not distinct from 'refused') = (refused_why is not null));

alter table refinance_loans add column outcome text check (outcome in ('answered', 'refused', 'taken-back'));
alter table refinance_loans add column ended_at timestamptz;
alter table refinance_loans add column refused_why text;
alter table refinance_loans add constraint ends_with_an_outcome check ((outcome is null) = (ended_at is null));
alter table refinance_loans add constraint refused_with_a_reason check ((outcome is not distinct from 'refused') = (refused_why is not null));
