-- What the tax forms of an account reported last. When a booking changes it, the form is made again and marked as corrected.
create table tax_forms (
  account_id uuid not null references brokerage_accounts,
  person_id uuid not null references people on delete cascade,
  form text not null check (form in ('1099-R', '5498')),
  year int not null,
  -- The distribution code of Form 1099-R; empty for the other.
  code text not null,
  -- Its boxes, written out.
  reported text not null,
  corrections int not null default 0 check (corrections >= 0),
  document_id uuid not null references documents on delete cascade,
  primary key (account_id, form, year, code)
);
create index tax_forms_person on tax_forms (person_id);
create index tax_forms_document on tax_forms (document_id);
