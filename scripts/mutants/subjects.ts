export type Subject = {
  name: string
  /** mutated ones */
  files: readonly string[]
  /** parts of the paths of the tests that should notice; the fast project, or the database's with `.db.` files */
  tests: readonly string[]
}

const [tours, orders, base] = ['src/features/tours', 'src/features/reservations', 'src/base'].map(
  (folder) => (files: string) => files.split(' ').map((file) => `${folder}/${file}`),
) as [(files: string) => string[], (files: string) => string[], (files: string) => string[]]

/** What must not go wrong unnoticed. */
export const subjects: readonly Subject[] = [
  {
    name: 'prices',
    files: [
      ...tours('pricing/pricing.rules.ts'),
      ...orders('pricing/plan.rules.ts pricing/totals.rules.ts pricing/lira.rules.ts passengers/age-price.rules.ts'),
      ...base('money.ts'),
    ],
    tests: [
      'src/features/tours/pricing/pricing',
      ...orders(
        'pricing/plan pricing/lira pricing/totals passengers/age-price cancelling/cancelling.rules payments/payments.rules',
      ),
      'src/base/money.test',
    ],
  },
  {
    name: 'deductions',
    files: [
      ...tours('policies/policies.rules.ts'),
      ...orders('cancelling/cancelling.rules.ts papers/statement.rules.ts'),
    ],
    tests: [...tours('policies/'), ...orders('cancelling/ papers/statement')],
  },
  {
    name: 'seats',
    files: [
      ...orders(
        'orders/seats.store.server.ts holds.rules.ts unpaid/unpaid.rules.ts unpaid/unpaid.store.server.ts checkout/write-order.commands.server.ts',
      ),
      ...tours('departures/sale.store.server.ts'),
    ],
    tests: orders(
      'checkout/place-order checkout/sale.db office-sale/office-sale.db orders/holds.db orders/over-orders.db orders/seats.db unpaid/ moving/ holds.rules',
    ),
  },
  {
    name: 'locks',
    files: [
      ...base('db/intents.server.ts'),
      'db/functions/locks.sql',
      'db/functions/unpaid_seats.sql',
      'db/functions/order_sums.sql',
    ],
    tests: [
      ...base('db/intents'),
      ...orders('checkout/place-order orders/holds.db orders/order-sums unpaid/ payments/'),
      'db/functions/',
    ],
  },
  {
    name: 'sale',
    files: tours('departures/sale.rules.ts departures/departures.rules.ts departures/visa.rules.ts'),
    tests: tours('departures/departures departures/sale departures/visa'),
  },
  {
    name: 'states',
    files: orders(
      'changes/changes.rules.ts orders/cancel-request.commands.server.ts orders/order-transitions.commands.server.ts orders/order-transitions.store.server.ts orders/decide.commands.server.ts',
    ),
    tests: orders(
      'changes/changes orders/cancel-request orders/holds orders/orders.admin orders/over-orders cancelling/ papers/papers.db cards/card-reviews cards/cards.db',
    ),
  },
  {
    name: 'payments',
    files: orders(
      'payments/settle.commands.server.ts payments/office-payments.commands.server.ts payments/payments.rules.ts payments/office-payments.rules.ts payments/taken-lira.rules.ts settlement/settlement.rules.ts reminders/reminders.rules.ts receivables/receivables.rules.ts',
    ),
    tests: orders('payments/ settlement/ reminders/ receivables/'),
  },
  {
    name: 'cards',
    files: orders(
      'cards/cards.rules.ts cards/card-results.commands.server.ts cards/card-reviews.commands.server.ts cards/card-refunds.commands.server.ts cards/installments/installments.rules.ts',
    ),
    tests: orders('cards/'),
  },
  {
    name: 'access',
    files: [
      'src/features/accounts/accounts.rules.ts',
      'src/features/accounts/sessions/authenticate.commands.server.ts',
      'src/features/accounts/sessions/sessions.store.server.ts',
      ...orders('orders/order-key.queries.server.ts'),
      ...base('http/endpoint/guard.server.ts http/server/browser-writes.server.ts'),
    ],
    tests: [
      ...['accounts.rules', 'sessions/', 'factors/own-factors', 'passkeys/moved-host'].map(
        (part) => `src/features/accounts/${part}`,
      ),
      ...base('http/endpoint/guard http/endpoint/api.test http/server/browser-writes'),
      ...orders('orders/order-key changes/order-link'),
    ],
  },
  {
    name: 'factors',
    files: [
      'factors/code-proof.commands.server.ts',
      'factors/second-factor.commands.server.ts',
      'factors/own-factors.commands.server.ts',
      'factors/removal.commands.server.ts',
      'factors/factor-rule.rules.ts',
      'factors/one-time-codes.rules.ts',
      'factors/recovery-codes.rules.ts',
      'passkeys/passkey-login.commands.server.ts',
      'passkeys/own-passkeys.commands.server.ts',
      'passkeys/relying-party.rules.server.ts',
    ].map((file) => `src/features/accounts/${file}`),
    tests: ['factors/', 'passkeys/', 'sessions/login-records'].map((test) => `src/features/accounts/${test}`),
  },
  {
    name: 'uploads',
    files: base(
      'files/picture-check.server.ts files/picture-work.server.ts files/picture-process.server.ts jobs/worker-process.server.ts files/documents.server.ts files/owned-file.server.ts files/disk-space.server.ts files/byte-range.ts',
    ),
    tests: [
      ...base(
        'files/picture jobs/worker-process files/documents files/owned-file files/disk files/images files/videos',
      ),
      'src/server/documents.db',
      'src/tests/writes/half-written-visitors.db',
    ],
  },
  {
    name: 'outside',
    files: base(
      'http/outside.server.ts http/server/security-policy.server.ts http/server/preview-cookie.server.ts http/server/slow-readers.server.ts',
    ),
    tests: base('http/outside http/server/security-policy http/server/preview-cookie http/server/slow-readers'),
  },
  {
    name: 'backup',
    files: [
      ...base('db/backup/envelope.server.ts db/backup/read-archive.server.ts db/backup/restore.server.ts'),
      ...base('db/backup/restore-files.server.ts'),
      'src/features/backups/backups.rules.ts',
    ],
    tests: [
      ...base('db/backup/'),
      'src/tests/process/backup.db',
      'src/tests/process/backup-files.db',
      'src/features/backups/',
    ],
  },
  {
    name: 'limits',
    files: base('http/server/limits.server.ts http/server/client-address.server.ts http/server/slow-bodies.server.ts'),
    tests: base('http/server/limits http/server/client-address http/server/slow-bodies'),
  },
  { name: 'html', files: base('sanitize-html.ts web-address.ts'), tests: base('sanitize-html.test web-address.test') },
  {
    name: 'caches',
    files: base(
      'cache/cache.server.ts cache/page-cache.server.ts cache/kept.server.ts cache/drops.server.ts cache/settling.server.ts',
    ),
    tests: base('cache/'),
  },
]
