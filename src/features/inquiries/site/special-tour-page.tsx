import { dayOf } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { HeadPicture } from '#src/features/content/content.schema.ts'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/special-tour-page'
import { loadNotice } from './form-load.ts'
import { SpecialTourFormCard } from './special-tour-form.tsx'

export const handle: PageHandle = { route_name: 'special_tour' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const query = new URL(args.request.url).searchParams
  const [tourName, notice, cover] = await Promise.all([
    findTourName(api, query.get('tour')),
    loadNotice(api),
    api.get<HeadPicture>(headPicturePath('special_tour')),
  ])
  const destination = (tourName ?? query.get('destination') ?? '').trim()
  return { cover, notice, today: dayOf(new Date()), prefill: destination === '' ? {} : { destination } }
}
export const loader = load
export const clientLoader = load

/** @returns null for a tour that is not published: the request starts empty then */
async function findTourName(api: ReturnType<typeof apiFor>, slug: string | null): Promise<string | null> {
  if (!slug) return null
  return api.get<Tour>(tourApiPath(slug)).then(({ name }) => name, nullWhenNotFound)
}

export default function SpecialTourPage({ loaderData: { cover, ...form } }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <Banner title={t('special_tour.title')} image={cover}>
        {t('special_tour.intro')}
      </Banner>
      <Container className="pb-16 pt-8 lg:pb-20 lg:pt-10">
        <SpecialTourFormCard {...form} />
      </Container>
    </>
  )
}
