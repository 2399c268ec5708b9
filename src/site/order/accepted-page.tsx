import { data } from 'react-router'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { loadTexts } from '#src/base/http/client/load-texts.ts'
import { PageLink, useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { ArrowLeft } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { AcceptedContract } from '#src/features/orders/book/orders.schema.ts'
import { instantText } from '#src/features/orders/deadline.ts'
import { orderApiPath, orderPath } from '#src/features/orders/orders.links.ts'
import type { Route } from './+types/accepted-page'
import { headers as secretHeaders } from './result-page.tsx'

export const handle: PageHandle = { route_name: 'order_result', texts: 'order' }
export const headers = secretHeaders

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(args.request.url)
  const of = (name: string) => searchParams.get(name) ?? ''
  const [no, key, id] = [of('no'), of('key'), of('id')]
  const path = orderApiPath(no, key, `/contracts/${encodeURIComponent(id)}`)
  const [contract] = await Promise.all([
    no && key && id ? apiFor(args).get<AcceptedContract>(path).catch(nullWhenNotFound) : null,
    loadTexts(args, 'order'),
  ])
  return data({ contract, key, seo_title: contract?.name ?? null }, contract ? 200 : 404)
}
export const loader = load
export const clientLoader = load

/** A contract as the customer accepted it, not in its newest version. */
export default function AcceptedPage({ loaderData: { contract, key } }: Route.ComponentProps) {
  const t = useT()
  const lang = useLang()
  if (!contract) {
    return (
      <Container className="py-8 lg:py-12">
        <h1 className="text-title">{t('result.missing_title')}</h1>
        <p className="mt-3 max-w-2xl text-ink-soft">{t('result.missing_text')}</p>
      </Container>
    )
  }
  const { order_no, name, version, body, body_hash, accepted_at, acceptance } = contract
  const when = instantText(new Date(accepted_at), lang)
  return (
    <Container className="py-8 lg:py-12 print:p-0">
      <meta name="referrer" content="no-referrer" />
      <article lang={contract.lang} className="mx-auto max-w-3xl print:max-w-none">
        <h1 className="text-title print:text-heading">{name}</h1>
        <p lang={lang} className="mt-2 text-ink-soft">
          {t(acceptance === 'telefonda' ? 'result.accepted_by_phone' : 'result.accepted_on', {
            no: order_no,
            when,
            n: version,
          })}
        </p>
        <div lang={lang} className="no-print mt-4 flex flex-wrap gap-2">
          <PrintButton kind="outline" size="sm" label={t('result.print')} />
          <PageLink
            to={orderPath(order_no, key)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 text-sm font-semibold text-main pointer-coarse:min-h-11 hover:bg-main-faint"
          >
            <ArrowLeft aria-hidden className="size-4" />
            <span>{t('result.back_to_order')}</span>
          </PageLink>
        </div>
        <div
          className="prose-agency mt-6 overflow-x-auto rounded-card bg-white p-5 shadow-card sm:p-8 print:overflow-visible print:px-px print:py-0 print:shadow-none"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored, and again in the answer
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <p lang={lang} className="mt-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
          <span>{`${t('result.accepted_hash')}:`}</span>{' '}
          <span translate="no" className="tabular-nums">
            {body_hash}
          </span>
        </p>
      </article>
    </Container>
  )
}
