import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Section } from '#src/base/ui/page/container.tsx'
import { viewedToursApiPath } from '#src/features/tours/tours.links.ts'
import type { TourCard } from '#src/features/tours/tours.schema.ts'
import { type CardData, cardData } from '../../cards/site/card-data.ts'
import { TourStripSkeleton } from '../../cards/site/tour-card-skeleton.tsx'
import { TourStrip } from '../../cards/site/tour-cards.tsx'
import { clearViewed, useViewed } from './viewed.ts'

/** Distance below the window, in pixels, at which the row is loaded, before it is seen. */
const ahead = 600

/**
 * Cards of the tours that the visitor looked at last; nothing for a new visitor. The browser loads them when the row comes near the
 * window. Until then placeholders keep its height.
 * @param isSection a section of the page's whole width, as on the home page
 */
export function ViewedTours({ isSection = false }: { isSection?: boolean }) {
  const t = useT()
  const lang = useLang()
  const tokens = useViewed().join(',')
  const place = useRef<HTMLDivElement>(null)
  // Null until they are loaded.
  const [tours, setTours] = useState<readonly CardData[] | null>(null)
  useEffect(() => {
    if (!place.current || tokens === '') return
    const controller = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void readTours(tokens, lang, controller.signal).then(setTours)
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [tokens, lang])

  if (tokens === '' || tours?.length === 0) return null
  const title = t('list.viewed')
  const clear = (
    <Button kind="quiet" size="sm" className="-mx-3.5" onClick={clearViewed}>
      {t('list.viewed_clear')}
    </Button>
  )
  const row = tours ? <TourStrip tours={tours} /> : <TourStripSkeleton count={tokens.split(',').length} />
  return (
    <div ref={place} className="no-print">
      {isSection ? (
        <Section title={title} action={clear} className="pt-0 lg:pt-2">
          {row}
        </Section>
      ) : (
        <section aria-labelledby="viewed-tours" className="pt-4">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8">
            <h2 id="viewed-tours" className="text-heading">
              {title}
            </h2>
            {clear}
          </div>
          {row}
        </section>
      )}
    </div>
  )
}

/** Nothing when they cannot be read. */
async function readTours(tokens: string, lang: string, signal: AbortSignal): Promise<readonly CardData[]> {
  const found = await browserApi()(lang)
    .get<TourCard[]>(viewedToursApiPath(tokens), signal)
    .catch(() => [])
  return found.map(cardData)
}
