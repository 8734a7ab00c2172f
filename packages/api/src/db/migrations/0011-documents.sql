-- Baseline: see docs/decisions/39-baseline.md.

-- A document that the brokerage requires of a person.
create table document_requests (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('photo-id', 'document')),
  doc_type text not null,
  reason text not null,
  status text not null default 'USER_NOTIFIED' check (status in ('USER_NOTIFIED', 'RECEIVED', 'ACCEPTED', 'REFUSED')),
  refused_because text,
  -- Identifies the cause, so that asking again does not ask twice.
  asked_by text not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  unique (person_id, asked_by),
  check ((status = 'REFUSED') = (refused_because is not null))
);

-- A document: uploaded by the person, made for them, or requested and not there yet.
create table documents (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  category text not null check (category in
    ('PHOTO_ID', 'VERIFICATION', 'REQUESTED', 'AGREEMENT', 'STATEMENT', 'TAX_FORM', 'CONFIRMATION', 'LETTER')),
  doc_type text not null,
  status text not null check (status in ('REQUESTED', 'RECEIVED', 'ACCEPTED', 'REFUSED', 'TO_SIGN', 'FILED')),
  refused_because text,
  vendor text,
  -- The request it answers.
  request_id uuid references document_requests on delete set null,
  -- Sealed.
  account_number text,
  account_index text,
  -- The day that the document is about.
  day date not null,
  -- Sealed: file name, type and size, as JSON.
  file text,
  -- Identifies duplicates.
  found_by text not null,
  created_at timestamptz not null,
  check ((account_number is null) = (account_index is null)),
  check ((status = 'REFUSED') = (refused_because is not null)),
  check ((file is null) = (status = 'REQUESTED'))
);
-- A refused document may be sent again.
create unique index documents_found_by on documents (person_id, found_by) where status <> 'REFUSED';
create index documents_of_person on documents (person_id, created_at desc);
create index documents_of_request on documents (request_id) where request_id is not null;

-- A chunk of a file. Its id derives from the document and the chunk's number, and its content is sealed for that id.
create table document_parts (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  number int not null check (number >= 0),
  content text not null,
  unique (document_id, number)
);
-- Sealed text does not compress: trying would cost time and save nothing.
alter table document_parts alter column content set storage external;

-- A person accepted terms: which version, its exact text, and when.
create table terms_acceptances (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  document text not null,
  version text not null,
  text_hash text not null,
  accepted_at timestamptz not null,
  unique (person_id, document, version)
);

-- The text of a letter as shown to the signer, by its hash.
create table letter_texts (
  hash text primary key,
  words jsonb not null check (jsonb_typeof(words) = 'object')
);

-- A signed letter of authorization.
create table letter_signings (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  signed_at timestamptz not null,
  -- Null when it was signed before texts were recorded.
  text_hash text references letter_texts,
  -- Sealed: the account's name at that moment, and the name as typed.
  name text,
  signed_name text,
  withdrawn_at timestamptz
);
create index letter_signings_of_person on letter_signings (person_id, signed_at desc);

-- A letter was shown to a third party. Text is sealed.
create table letter_disclosures (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  signing_id uuid not null references letter_signings on delete cascade,
  recipient text not null,
  reason text not null,
  shown_at timestamptz not null
);
create index letter_disclosures_of_person on letter_disclosures (person_id, shown_at desc);

-- A paper that a person signed: which one, its exact text, under what name and when.
create table signatures (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in ('account', 'transfer', 'loan')),
  -- An account type, or the id of a transfer or loan.
  about text not null,
  title text not null,
  version text not null,
  words_hash text not null,
  -- Sealed: the account's name at that moment, the name as typed, and the signature as drawn.
  name text not null,
  signed_name text not null,
  drawing text,
  signed_on text not null check (signed_on in ('screen', 'phone')),
  -- The signed document.
  document_id uuid references documents on delete set null,
  signed_at timestamptz not null,
  -- Sealed: the name under which a spouse agreed on the same paper, where one must.
  spouse_name text
);
create index signatures_of_person on signatures (person_id, signed_at desc);
create index signatures_of_document on signatures (document_id) where document_id is not null;

-- Lets a phone sign for a person. Token and key are stored as hashes.
-- One phone at a time.
create table signing_hand_overs (
  person_id uuid primary key references people on delete cascade,
  token_hash text not null unique,
  -- The key that the phone got in exchange for the token, which is then spent.
  key_hash text unique,
  expires_at timestamptz not null,
  opened_at timestamptz,
  check ((opened_at is null) = (key_hash is null))
);
