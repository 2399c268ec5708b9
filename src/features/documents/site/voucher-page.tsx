import { data } from 'react-router'
import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { loadTexts } from '#src/base/http/client/load-texts.ts'
import { secretPageHeaders } from '#src/base/http/secret-page.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { voucherApiPath } from '#src/features/orders/book/papers.links.ts'
import type { CheckedVoucher } from '#src/features/orders/book/papers.schema.ts'
import type { Route } from './+types/voucher-page'

export const handle: PageHandle = { route_name: 'voucher', texts: 'order' }

/** A voucher may be void a moment later: the page is not cached. */
export const headers = () => secretPageHeaders

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const path = `${voucherApiPath}/${encodeURIComponent(args.params.code)}`
  const [voucher] = await Promise.all([
    apiFor(args).get<CheckedVoucher>(path).catch(nullWhenNotFound),
    loadTexts(args, 'order'),
  ])
  return data({ voucher }, voucher ? 200 : 404)
}
export const loader = load
export const clientLoader = load

/** Tells the holder of a voucher, such as a hotel, a guide or the customer, whether it is valid. */
export default function VoucherPage({ loaderData: { voucher } }: Route.ComponentProps) {
  const t = useT()
  return (
    <Container className="py-8 lg:py-12">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-2xl">
        <h1 className="text-title">{t('voucher.title')}</h1>
        <div className="mt-6 rounded-card bg-white p-5 shadow-card sm:p-8">
          {voucher ? (
            <Checked voucher={voucher} />
          ) : (
            <Notice tone="bad" title={t('voucher.unknown')}>
              <p>{t('voucher.unknown_text')}</p>
            </Notice>
          )}
        </div>
      </div>
    </Container>
  )
}

const whyVoid = {
  iptal: 'voucher.void_iptal',
  'suresi-doldu': 'voucher.void_expired',
  yenilendi: 'voucher.void_yenilendi',
  // Staff undid the payment that had confirmed the order.
  'geri-alindi': 'voucher.void_waiting',
} as const

function Checked({ voucher }: { voucher: CheckedVoucher }) {
  const t = useT()
  const lang = useLang()
  const { is_valid, void_reason, is_departure_cancelled, voided_on, code, order_no, issued_on, tours } = voucher
  const unconfirmed = is_departure_cancelled ? 'voucher.void_departure' : 'voucher.void_waiting'
  const date = voided_on ? formatDay(voided_on, lang) : ''
  const why = t(void_reason === null ? unconfirmed : whyVoid[void_reason], { date })
  return (
    <>
      <Notice tone={is_valid ? 'good' : 'bad'} title={t(is_valid ? 'voucher.valid' : 'voucher.void')}>
        <p>{is_valid ? t('voucher.valid_text') : why}</p>
      </Notice>
      <ul className="mt-6 divide-y divide-line">
        {tours.map(({ name, start_date, end_date, adults, children }) => (
          <li key={`${name} ${start_date}`} className="py-4 first:pt-0">
            <h2 className="text-heading [overflow-wrap:anywhere]">{name}</h2>
            <p className="mt-1 font-semibold">{formatDayRange(start_date, end_date, lang)}</p>
            <p className="text-ink-soft">
              {[t('voucher.adults', { n: adults }), children > 0 && t('voucher.children', { n: children })]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-[1fr_1fr_auto]">
        <Fact label={t('voucher.order_no')} value={order_no} />
        <Fact label={t('voucher.issued_on')} value={formatDay(issued_on, lang)} />
        <Fact label={t('voucher.code')} value={code} />
      </dl>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}
