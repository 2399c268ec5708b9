export type Subject = {
  name: string
  /** mutated ones */
  files: readonly string[]
  /** parts of the paths of the tests that should notice; the fast project, or the database's with `.db.` files */
  tests: readonly string[]
}

/** Paths in `src`, apart by spaces. */
const files = (names: string) => names.split(' ').map((name) => `src/${name}`)

/** What must not go wrong unnoticed. */
export const subjects: readonly Subject[] = [
  {
    name: 'prices',
    files: [
      ...files('features/departures/pricing/pricing.rules.ts'),
      ...files(
        'features/orders/money/plan.rules.ts features/orders/money/totals.rules.ts features/orders/money/lira.rules.ts features/orders/money/age-price.rules.ts',
      ),
      ...files('base/money.ts'),
    ],
    tests: [
      'src/features/departures/pricing/pricing',
      ...files('features/orders/money/ features/amendments/age-price'),
      'src/base/money.test',
    ],
  },
  {
    name: 'deductions',
    files: [
      ...files('features/departures/policies/policies.rules.ts'),
      ...files('features/orders/money/cancelling.rules.ts features/documents/statement.rules.ts'),
    ],
    tests: [
      ...files('features/departures/policies/'),
      ...files('features/amendments/cancelling/ features/orders/money/cancelling features/documents/statement'),
    ],
  },
  {
    name: 'seats',
    files: [
      ...files(
        'features/orders/book/seats.store.server.ts features/orders/holds.rules.ts features/orders/unpaid/unpaid.rules.ts features/orders/unpaid/unpaid.store.server.ts features/booking/checkout/prepare-order.commands.server.ts',
      ),
      ...files('features/departures/board/sale.store.server.ts'),
    ],
    tests: files(
      'features/booking/checkout/place-order features/booking/checkout/sale.db features/booking/office-sale/office-sale.db features/orders/book/holds.db features/orders/book/over-orders.db features/orders/book/seats.db features/orders/unpaid/ features/amendments/moving/ features/orders/holds.rules',
    ),
  },
  {
    name: 'locks',
    files: [
      ...files('base/db/intents.server.ts'),
      'db/functions/locks.sql',
      'db/functions/unpaid_seats.sql',
      'db/functions/order_sums.sql',
    ],
    tests: [
      ...files('base/db/intents'),
      ...files(
        'features/booking/checkout/place-order features/orders/book/holds.db features/orders/list/order-sums features/orders/unpaid/ features/payments/entries/ features/orders/money/',
      ),
      'db/functions/',
    ],
  },
  {
    name: 'sale',
    files: files(
      'features/departures/board/sale.rules.ts features/departures/board/departures.rules.ts features/departures/board/visa.rules.ts',
    ),
    tests: files('features/departures/board/departures features/departures/board/sale features/departures/board/visa'),
  },
  {
    name: 'states',
    files: files(
      'features/amendments/changes/changes.rules.ts features/amendments/cancelling/cancel-request.commands.server.ts features/orders/book/order-transitions.commands.server.ts features/orders/book/order-transitions.store.server.ts features/orders/book/decide.commands.server.ts',
    ),
    tests: files(
      'features/amendments/changes/changes features/orders/book/holds features/orders/book/orders.admin features/orders/book/over-orders features/amendments/cancelling/ features/orders/money/cancelling features/documents/papers.db features/payments/cards/card-reviews features/payments/cards/cards.db',
    ),
  },
  {
    name: 'payments',
    files: files(
      'features/payments/entries/settle.commands.server.ts features/payments/entries/office-payments.commands.server.ts features/orders/money/payments.rules.ts features/orders/money/office-payments.rules.ts features/orders/money/taken-lira.rules.ts features/accounting/settlement/settlement.rules.ts features/payments/reminders/reminders.rules.ts features/payments/receivables/receivables.rules.ts',
    ),
    tests: files(
      'features/payments/entries/ features/orders/money/ features/accounting/settlement/ features/payments/reminders/ features/payments/receivables/',
    ),
  },
  {
    name: 'cards',
    files: files(
      'features/orders/money/cards.rules.ts features/payments/cards/card-results.commands.server.ts features/payments/cards/card-refunds.commands.server.ts features/payments/cards/installments/installments.rules.ts',
    ),
    tests: files('features/payments/cards/ features/orders/money/cards'),
  },
  {
    name: 'access',
    files: [
      'src/features/accounts/accounts.rules.ts',
      'src/features/accounts/sessions/authenticate.commands.server.ts',
      'src/features/accounts/sessions/sessions.store.server.ts',
      ...files('features/orders/book/order-key.queries.server.ts'),
      ...files('base/http/endpoint/guard.server.ts base/http/server/browser-writes.server.ts'),
    ],
    tests: [
      ...['accounts.rules', 'sessions/', 'factors/own-factors', 'passkeys/moved-host'].map(
        (part) => `src/features/accounts/${part}`,
      ),
      ...files('base/http/endpoint/guard base/http/endpoint/api.test base/http/server/browser-writes'),
      ...files('features/orders/book/order-key features/amendments/changes/order-link'),
    ],
  },
  {
    name: 'factors',
    files: [
      'factors/code-proof.commands.server.ts',
      'factors/second-factor.commands.server.ts',
      'factors/own-factors.commands.server.ts',
      'factors/removal.commands.server.ts',
      'factor-rule.rules.ts',
      'factors/one-time-codes.rules.ts',
      'factors/recovery-codes.rules.ts',
      'factors/passkey-login.commands.server.ts',
      'factors/own-passkeys.commands.server.ts',
      'relying-party.rules.server.ts',
    ].map((file) => `src/features/accounts/${file}`),
    tests: ['factors/', 'passkeys/', 'sessions/login-records'].map((test) => `src/features/accounts/${test}`),
  },
  {
    name: 'uploads',
    files: files(
      'base/files/picture-check.server.ts base/files/picture-work.server.ts base/files/picture-process.server.ts base/jobs/worker-process.server.ts base/files/documents.server.ts base/files/owned-file.server.ts base/files/disk-space.server.ts base/files/byte-range.ts',
    ),
    tests: [
      ...files(
        'base/files/picture base/jobs/worker-process base/files/documents base/files/owned-file base/files/disk base/files/images base/files/videos',
      ),
      'src/server/documents.db',
      'src/tests/writes/half-written-visitors.db',
    ],
  },
  {
    name: 'outside',
    files: files(
      'base/http/outside.server.ts base/http/server/security-policy.server.ts base/http/server/preview-cookie.server.ts base/http/server/slow-readers.server.ts',
    ),
    tests: files(
      'base/http/outside base/http/server/security-policy base/http/server/preview-cookie base/http/server/slow-readers',
    ),
  },
  {
    name: 'backup',
    files: [
      ...files('base/backup/envelope.server.ts base/backup/read-archive.server.ts base/backup/restore.server.ts'),
      ...files('base/backup/restore-files.server.ts'),
      'src/features/backups/backups.rules.ts',
    ],
    tests: [
      ...files('base/backup/'),
      'src/tests/process/backup.db',
      'src/tests/process/backup-files.db',
      'src/features/backups/',
    ],
  },
  {
    name: 'limits',
    files: files(
      'base/http/server/limits.server.ts base/http/server/client-address.server.ts base/http/server/slow-bodies.server.ts',
    ),
    tests: files('base/http/server/limits base/http/server/client-address base/http/server/slow-bodies'),
  },
  {
    name: 'html',
    files: files('base/sanitize-html.ts base/web-address.ts'),
    tests: files('base/sanitize-html.test base/web-address.test'),
  },
  {
    name: 'caches',
    files: files(
      'base/cache/cache.server.ts base/cache/page-cache.server.ts base/cache/cached-reads.server.ts base/cache/drops.server.ts base/db/propagation.server.ts',
    ),
    tests: files('base/cache/'),
  },
]
