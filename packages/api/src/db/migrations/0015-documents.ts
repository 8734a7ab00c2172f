import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_requests (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      kind text not null check (kind in ('photo-id', 'document')),
      doc_type text not null,
      reason text not null,
      status text not null default 'USER_NOTIFIED' check (status in ('USER_NOTIFIED', 'RECEIVED', 'ACCEPTED', 'REFUSED')),
      refused_because text,
      asked_by text not null,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      unique (person_id, asked_by),
      check ((status = 'REFUSED') = (refused_because is not null))
    )`.execute(db)
  await sql`
    create table documents (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      category text not null check (category in
        ('PHOTO_ID', 'VERIFICATION', 'REQUESTED', 'AGREEMENT', 'STATEMENT', 'TAX_FORM', 'CONFIRMATION', 'LETTER')),
      doc_type text not null,
      status text not null check (status in ('REQUESTED', 'RECEIVED', 'ACCEPTED', 'REFUSED', 'TO_SIGN', 'FILED')),
      refused_because text,
      vendor text,
      request_id uuid references document_requests on delete set null,
      account_number text,
      account_index text,
      day date not null,
      file text,
      found_by text not null,
      created_at timestamptz not null,
      check ((account_number is null) = (account_index is null)),
      check ((status = 'REFUSED') = (refused_because is not null)),
      check ((file is null) = (status = 'REQUESTED'))
    )`.execute(db)
  // What was refused may be sent again.
  await sql`create unique index documents_found_by on documents (person_id, found_by) where status <> 'REFUSED'`.execute(db)
  await sql`create index documents_of_person on documents (person_id, created_at desc)`.execute(db)
  await sql`create index documents_of_request on documents (request_id) where request_id is not null`.execute(db)
  await sql`
    create table document_parts (
      id uuid primary key,
      document_id uuid not null references documents on delete cascade,
      number int not null check (number >= 0),
      content text not null,
      unique (document_id, number)
    )`.execute(db)
  // Sealed texts cannot be made smaller: trying costs time and saves nothing.
  await sql`alter table document_parts alter column content set storage external`.execute(db)
  await sql`
    create table terms_acceptances (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      document text not null,
      version text not null,
      text_hash text not null,
      accepted_at timestamptz not null,
      unique (person_id, document, version)
    )`.execute(db)
}
