import { data } from 'react-router'
import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { loadTexts } from '#src/base/http/client/load-texts.ts'
import { secretPageHeaders } from '#src/base/http/secret-page.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { formatMoney } from '#src/base/money.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { attemptNews } from '../../cards/site/attempt-news.ts'
import { AttemptNotice } from '../../cards/site/card-card.tsx'
import { payApiPath } from '../payment-links.links.ts'
import type { PayLink } from '../payment-links.schema.ts'
import type { Route } from './+types/pay-link-page'
import { PayLinkForm } from './pay-link-form.tsx'

export const handle: PageHandle = { route_name: 'payment_link', isSlim: true, texts: 'order' }

/** The address is a secret: the page is not cached, not indexed, and sends no referrer. */
export const headers = () => secretPageHeaders

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { code } = args.params
  const [link] = await Promise.all([
    apiFor(args)
      .get<PayLink>(`${payApiPath}/${encodeURIComponent(code)}`)
      .catch(nullWhenNotFound),
    loadTexts(args, 'order'),
  ])
  return data({ link, code, now: new Date().toISOString() }, link ? 200 : 404)
}
export const loader = load
export const clientLoader = load

/** What a payment link asks for, and the way to the provider's page. */
export default function PayLinkPage({ loaderData: { link, code, now } }: Route.ComponentProps) {
  const t = useT()
  return (
    <Container className="py-8 lg:py-12">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-xl">
        {link ? (
          <>
            <h1 className="text-title">{t('cards.title')}</h1>
            <div className="mt-6 rounded-card bg-white p-5 shadow-card sm:p-8">
              <Asked link={link} />
              <Payment link={link} code={code} now={new Date(now)} />
            </div>
          </>
        ) : (
          <>
            <h1 className="text-title">{t('cards.link_missing')}</h1>
            <p className="mt-3 text-ink-soft">{t('cards.link_missing_text')}</p>
          </>
        )}
      </div>
    </Container>
  )
}

/** Purpose, amount and last day of the payment. */
function Asked({ link }: { link: PayLink }) {
  const t = useT()
  const lang = useLang()
  const { purpose, currency, amount, paid, payable, state, order_no, tours, valid_until } = link
  const money = (major: number) => formatMoney(major, currency, lang)
  const isPart = state === 'acik' && payable < amount
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">{purpose}</p>
      <p translate="no" className="mt-1 text-3xl font-bold tabular-nums">
        {money(isPart ? payable : amount)}
      </p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-2">
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-sm text-ink-soft">{t('cards.link_tours')}</dt>
          {tours.map(({ name, start_date, end_date }) => (
            <dd key={`${name} ${start_date}`} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{formatDayRange(start_date, end_date, lang)}</span>
            </dd>
          ))}
        </div>
        <Fact label={t('cards.link_order_no')} value={order_no} />
        <Fact label={t('cards.link_until')} value={formatDay(valid_until, lang)} />
        {paid > 0 && <Fact label={t('cards.link_paid')} value={money(paid)} />}
      </dl>
    </>
  )
}

const stateTexts = {
  odendi: 'cards.link_state_odendi',
  'geri-cekildi': 'cards.link_state_geri_cekildi',
  'suresi-doldu': 'cards.link_state_suresi_doldu',
  kapali: 'cards.link_state_kapali',
} as const

type PaymentProps = { link: PayLink; code: string; now: Date }

function Payment({ link, code, now }: PaymentProps) {
  const t = useT()
  const lang = useLang()
  const { state, attempt, valid_until } = link
  const news = attempt && attemptNews(attempt, now)
  return (
    <div className="mt-6 border-t border-line pt-1">
      {news && <AttemptNotice attempt={attempt} news={news} />}
      {state !== 'acik' && !(news === 'paid' && state === 'odendi') && (
        <div className="mt-5">
          <Notice tone={state === 'odendi' ? 'good' : 'warn'} role="status">
            {t(stateTexts[state], { day: formatDay(valid_until, lang) })}
          </Notice>
        </div>
      )}
      {state === 'acik' && news !== 'fresh' && news !== 'reviewed' && (
        <>
          <p className="mt-4 text-ink-soft">{t('cards.text')}</p>
          <PayLinkForm key={link.payable} link={link} code={code} />
          <p className="mt-4 text-sm text-ink-soft">{t('cards.link_back')}</p>
        </>
      )}
    </div>
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
