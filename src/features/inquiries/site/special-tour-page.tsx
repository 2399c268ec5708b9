import { dayOf } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/special-tour-page'
import { loadNotice } from './form-load.ts'
import { SpecialTourFormCard } from './special-tour-form.tsx'

export const handle: PageHandle = { route_name: 'special_tour' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const query = new URL(args.request.url).searchParams
  const [tourName, notice] = await Promise.all([findTourName(api, query.get('tour')), loadNotice(api)])
  const destination = (tourName ?? query.get('destination') ?? '').trim()
  return { notice, today: dayOf(new Date()), prefill: destination === '' ? {} : { destination } }
}
export const loader = load
export const clientLoader = load

/** @returns null for a tour that is not published: the request starts empty then */
async function findTourName(api: ReturnType<typeof apiFor>, slug: string | null): Promise<string | null> {
  if (!slug) return null
  return api.get<Tour>(tourApiPath(slug)).then(({ name }) => name, nullWhenNotFound)
}

export default function SpecialTourPage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Container className="pt-5 pb-16 lg:pb-20">
      <Breadcrumbs trail={[{ name: t('special_tour.title') }]} />
      <h1 className="mt-4 text-title">{t('special_tour.title')}</h1>
      <p className="mt-2.5 mb-8 max-w-2xl text-lg text-ink-soft">{t('special_tour.intro')}</p>
      <SpecialTourFormCard {...loaderData} />
    </Container>
  )
}
