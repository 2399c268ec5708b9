import type { Image } from '#src/base/files/image.schema.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Section } from '#src/base/ui/page/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'

type Tile = { name: string; seo_name: string; tour_count: number; cover: Image | null }

/** The first two tiles are twice as wide. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  const t = useT()
  const path = usePath()
  const shown = categories.filter(({ tour_count }) => tour_count > 0)
  if (shown.length === 0) return null
  return (
    <Section title={t('home.categories')} isLater>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 min-[680px]:grid-cols-4 lg:gap-x-6">
        {shown.map(({ name, seo_name, tour_count, cover }, index) => (
          <li key={seo_name} className={cx(index < 2 && 'col-span-2')}>
            <a href={path(categoryPath(seo_name))} className="group block rounded-card">
              <span
                className={cx(
                  'block overflow-hidden rounded-card bg-sand',
                  index < 2 ? 'aspect-[2/1]' : 'aspect-[4/3]',
                )}
              >
                {cover && (
                  <Picture
                    image={cover}
                    alt=""
                    sizes={index < 2 ? '(min-width: 680px) 47vw, 94vw' : '(min-width: 680px) 23vw, 46vw'}
                    className="transition-transform duration-150 group-hover:scale-[1.02]"
                  />
                )}
              </span>
              <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-display font-semibold leading-snug sm:max-md:text-base text-lg group-hover:text-main">
                  {name}
                </span>
                <span className="text-sm text-ink-soft tabular-nums">{t('list.tours', { n: tour_count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
