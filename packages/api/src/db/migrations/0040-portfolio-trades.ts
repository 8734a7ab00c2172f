import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table holdings (
      account_id text not null,
      security_id text not null,
      person_id uuid not null references people on delete cascade,
      micro_shares bigint not null check (micro_shares >= 0),
      cost_cents bigint not null check (cost_cents >= 0),
      traded_at timestamptz not null,
      primary key (account_id, security_id)
    )`.execute(db)
  await sql`create index holdings_by_person on holdings (person_id)`.execute(db)
  await sql`
    create table portfolio_activities (
      portfolio_id uuid not null references portfolios on delete cascade,
      order_id text not null check (length(order_id) between 1 and 200),
      kind text not null check (kind in ('chosen', 'adjusted', 'bought', 'sold', 'dividend')),
      at timestamptz not null,
      cents bigint,
      words text not null,
      primary key (portfolio_id, order_id)
    )`.execute(db)
  await sql`create index portfolio_activities_by_time on portfolio_activities (portfolio_id, at desc, order_id)`.execute(db)
  await sql`
    create table portfolio_trades (
      portfolio_id uuid not null,
      order_id text not null,
      security_id text not null,
      person_id uuid not null references people on delete cascade,
      account_id text not null,
      at timestamptz not null,
      cents bigint not null,
      micro_shares bigint not null,
      price_cents bigint not null check (price_cents > 0),
      primary key (portfolio_id, order_id, account_id, security_id),
      foreign key (portfolio_id, order_id) references portfolio_activities on delete cascade
    )`.execute(db)
  await sql`create index portfolio_trades_by_person on portfolio_trades (person_id, at)`.execute(db)
}
