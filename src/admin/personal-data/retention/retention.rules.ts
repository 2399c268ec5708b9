import type { DB } from '#db/tables.ts'
import { addDays, addYears, type Day } from '#src/base/dates.ts'

/** Columns that hold data about a person, by table. */
type Holds = { readonly [T in keyof DB]?: readonly (keyof DB[T])[] }

export type RetentionRule = {
  holds: Holds
  /** Folders of the store of documents. */
  files?: readonly string[]
  keeps: Period | 'in_use'
  from: 'year_end' | 'made' | 'return' | 'last_word' | 'sent' | 'last_use' | 'end'
  /** anonymous: amounts, days and numbers stay, and nothing says whose they are. kept: ends by hand, or with what it belongs to. */
  end: 'erased' | 'anonymous' | 'kept'
  /** The sweep that does it (src/server/sweeps.test.ts); null: ends by itself, or by hand. */
  by: string | null
  /** At the request of the person; 'stays': a law says so, or it is needed to show that the law was kept. */
  onRequest: 'erased' | 'stays'
}
export type Period = { readonly years: number } | { readonly days: number }

const order = {
  orders: ['name', 'city', 'email', 'phone', 'message', 'invoice', 'marketing_consent', 'secret_hash'],
  order_search: ['words'],
  order_contracts: ['body', 'address'],
  order_events: ['note'],
  order_moves: ['reason'],
  order_cancellations: ['reason'],
  payments: ['sender', 'note', 'receipt_file'],
  payment_links: ['purpose'],
  card_attempts: [
    'card_brand',
    'card_last_four',
    'refusal',
    'provider_token',
    'provider_ref',
    'page_url',
    'return_hash',
  ],
  card_refunds: ['reason', 'refusal'],
  papers: ['content', 'file', 'code', 'facts_hash', 'sha256'],
} as const satisfies Holds

/** The sweep of src/admin/personal-data; the rules of other rooms name theirs. */
export const ownSweep = 'personal data'

/**
 * Everything that holds data about a person: how long, counted from what, and what happens at its end. The words and the laws are
 * in retention.strings.ts. docs/privacy.md shows this table, the sweeps carry it out, and retention.db.test.ts fails for a table
 * or a column that nobody has decided about.
 */
export const retention = {
  orders_paid: {
    holds: order,
    files: ['receipts', 'papers'],
    keeps: { years: 10 },
    from: 'year_end',
    end: 'anonymous',
    by: ownSweep,
    onRequest: 'stays',
  },
  orders_unpaid: {
    holds: order,
    files: ['receipts', 'papers'],
    keeps: { years: 3 },
    from: 'return',
    end: 'anonymous',
    by: ownSweep,
    onRequest: 'erased',
  },
  documents: {
    holds: { passengers: ['document', 'document_no', 'document_country', 'document_until'] },
    keeps: { days: 180 },
    from: 'return',
    end: 'erased',
    by: 'documents of passengers',
    onRequest: 'erased',
  },
  passengers: {
    holds: {
      passengers: ['name', 'surname', 'birth_date', 'gender', 'nationality', 'phone', 'pickup', 'note'],
    },
    keeps: { years: 3 },
    from: 'return',
    end: 'erased',
    by: ownSweep,
    onRequest: 'erased',
  },
  conversations: {
    holds: { order_messages: ['body'] },
    keeps: { days: 180 },
    from: 'return',
    end: 'erased',
    by: 'old conversations',
    onRequest: 'erased',
  },
  messages: {
    holds: {
      messages: ['name', 'email', 'phone', 'subject', 'message', 'details'],
      message_entries: ['subject', 'body'],
    },
    keeps: { years: 2 },
    from: 'last_word',
    end: 'erased',
    by: ownSweep,
    onRequest: 'erased',
  },
  applications: {
    holds: {
      messages: ['name', 'email', 'phone', 'subject', 'message', 'details', 'file'],
      message_entries: ['subject', 'body'],
    },
    files: ['cv'],
    keeps: { days: 180 },
    from: 'last_word',
    end: 'erased',
    by: ownSweep,
    onRequest: 'erased',
  },
  applications_on_file: {
    holds: {
      messages: ['name', 'email', 'phone', 'subject', 'message', 'details', 'file'],
      message_entries: ['subject', 'body'],
    },
    files: ['cv'],
    keeps: { years: 1 },
    from: 'last_word',
    end: 'erased',
    by: ownSweep,
    onRequest: 'erased',
  },
  mails: {
    holds: { outbox: ['recipient', 'body_text', 'body_html', 'attachments', 'last_error'] },
    keeps: { days: 7 },
    from: 'sent',
    end: 'erased',
    by: 'old mails',
    onRequest: 'erased',
  },
  unsent_mails: {
    holds: { outbox: ['recipient', 'body_text', 'body_html', 'attachments', 'last_error'] },
    keeps: { days: 30 },
    from: 'made',
    end: 'erased',
    by: 'old mails',
    onRequest: 'erased',
  },
  mail_records: {
    holds: { outbox: ['subject', 'recipient_hash'] },
    keeps: { years: 10 },
    from: 'made',
    end: 'erased',
    by: ownSweep,
    onRequest: 'stays',
  },
  departures: {
    holds: {
      departure_infos: ['guide_name', 'guide_phone', 'hotels', 'note', 'note_en', 'meeting_place', 'meeting_place_en'],
      departure_info_approvals: ['contents'],
      departure_messages: ['subject', 'body', 'subject_en', 'body_en'],
      departure_files: ['name', 'name_en', 'file'],
      departures: ['note'],
      // Records of staff repeat them (person.rules.ts, forgottenFields).
      audit_events: ['before', 'after', 'words'],
    },
    files: ['departures'],
    keeps: { years: 3 },
    from: 'return',
    end: 'erased',
    by: ownSweep,
    onRequest: 'stays',
  },
  unpaid_seats: {
    holds: { unpaid_seats: ['email', 'address', 'network'] },
    keeps: 'in_use',
    from: 'end',
    end: 'erased',
    by: null,
    onRequest: 'erased',
  },
  requests: {
    holds: { intents: ['key', 'request_hash', 'answer'] },
    keeps: { years: 3 },
    from: 'made',
    end: 'erased',
    by: ownSweep,
    onRequest: 'stays',
  },
  limits: {
    holds: { rate_limits: ['key'] },
    keeps: 'in_use',
    from: 'end',
    end: 'erased',
    by: null,
    onRequest: 'stays',
  },
  audit: {
    holds: { audit_events: ['user_name', 'before', 'after', 'words'] },
    keeps: { years: 10 },
    from: 'made',
    end: 'erased',
    by: ownSweep,
    onRequest: 'erased',
  },
  destruction: {
    holds: { personal_data_events: ['person_hash', 'counts'] },
    keeps: { years: 3 },
    from: 'made',
    end: 'erased',
    by: ownSweep,
    onRequest: 'stays',
  },
  staff: {
    holds: {
      users: ['name', 'email', 'email_key', 'password_hash'],
      saved_filters: ['name', 'query'],
      one_time_codes: ['sealed_key'],
      recovery_codes: ['code_hash'],
      passkeys: ['credential_id', 'public_key', 'transports', 'name'],
      // As it was at the time, beside the words of a staff member.
      message_entries: ['user_name'],
    },
    keeps: 'in_use',
    from: 'end',
    end: 'kept',
    by: null,
    onRequest: 'stays',
  },
  sign_ins: {
    holds: {
      sessions: ['token_hash', 'browser', 'network'],
      login_challenges: ['key_hash', 'passkey_challenge'],
      passkey_setups: ['challenge', 'name'],
      password_links: ['key_hash'],
      login_networks: ['network'],
    },
    keeps: { days: 90 },
    from: 'last_use',
    end: 'erased',
    by: 'sessions',
    onRequest: 'stays',
  },
  browsers: {
    holds: { login_devices: ['device_hash'] },
    keeps: { days: 400 },
    from: 'last_use',
    end: 'erased',
    by: 'sessions',
    onRequest: 'stays',
  },
  support: {
    holds: { support_requests: ['subject', 'message', 'screen', 'browser', 'user_name', 'errors'] },
    keeps: { years: 3 },
    from: 'made',
    end: 'erased',
    by: ownSweep,
    onRequest: 'stays',
  },
  failures: {
    holds: { failures: ['subject', 'message', 'request_ids'] },
    keeps: { days: 30 },
    from: 'last_use',
    end: 'erased',
    by: 'failures',
    onRequest: 'stays',
  },
  refusals: {
    holds: { refusals: ['network', 'mailbox'] },
    keeps: { days: 1 },
    from: 'last_use',
    end: 'erased',
    by: 'refusals',
    onRequest: 'stays',
  },
} as const satisfies Record<string, RetentionRule>

export type RuleId = keyof typeof retention
/** Rules that the sweep of this folder carries out. */
export type OwnRuleId = { [K in RuleId]: (typeof retention)[K]['by'] extends typeof ownSweep ? K : never }[RuleId]

export const retentionRules = Object.entries(retention) as [RuleId, RetentionRule][]

/** What the program does not store, or stores elsewhere: said on the screen and in docs/privacy.md. */
export const elsewhere = ['carts', 'consent', 'search', 'access_logs', 'backups'] as const

/** Records from before this day have expired. A period lasts until the end of its last day. */
export function dueBefore(keeps: Period, today: Day): Day {
  return 'days' in keeps ? addDays(today, -keeps.days) : addYears(today, -keeps.years)
}

export type OrderFacts = {
  status: string
  created_on: Day
  /** last return of its tours; null for an order without any */
  ends_on: Day | null
  /** day of the last money that came or went; null when none ever did */
  money_on: Day | null
  /** something is still to be paid or given back */
  is_money_open: boolean
  /** a payment, a refund or a card attempt of which the end is not known */
  is_pending: boolean
}

/** journey, money: it is not over. books: its accounting documents are kept. free: nothing obliges the agency to keep it. */
export type Standing = { standing: 'journey' | 'money' } | { standing: 'books' | 'free'; until: Day }

/** What keeps an order, and until which day, this one included. */
export function standingOf(order: OrderFacts, today: Day): Standing {
  const { status, created_on, ends_on, money_on } = order
  const isReleased = status === 'suresi-doldu' || status === 'iptal'
  if (status === 'opsiyonlu' || status === 'odeme-bildirildi') return { standing: 'journey' }
  if (!isReleased && ends_on !== null && ends_on >= today) return { standing: 'journey' }
  if (order.is_money_open || order.is_pending) return { standing: 'money' }
  const last = [created_on, ends_on, money_on].reduce<Day>((latest, day) => (day && day > latest ? day : latest), '')
  if (money_on === null) return { standing: 'free', until: addYears(last, retention.orders_unpaid.keeps.years) }
  // Both laws count from the end of the calendar year; the longer one of the two decides.
  return { standing: 'books', until: `${Number(last.slice(0, 4)) + retention.orders_paid.keeps.years}-12-31` }
}
