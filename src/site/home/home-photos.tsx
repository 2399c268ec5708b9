import { useT } from '#src/base/i18n/i18n.tsx'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Section } from '#src/base/ui/page/container.tsx'
import { pagePaths } from '../nav/nav.ts'
import type { HomeItem } from './home-data.ts'

/** Pictures in a row that scrolls sideways. */
export function PhotoStrip({ items }: { items: readonly HomeItem[] }) {
  const t = useT()
  const shown = items.filter(({ file_img }) => file_img)
  if (shown.length === 0) return null
  return (
    <Section
      isLater
      title={t('home.photos')}
      action={
        <ButtonLink to={pagePaths.photos} kind="outline">
          {t('posts.all_albums')}
        </ButtonLink>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={t('home.photos')} tabIndex={0} className="strip pb-3">
        <ul className="flex w-max snap-x gap-4">
          {shown.map(({ id, title, description, uri, btn_title, file_img }) => (
            <li key={id} className="group relative w-[min(17rem,64vw)] snap-start">
              <div className="aspect-[4/5] overflow-hidden rounded-card bg-sand">
                {file_img && <Picture image={file_img} sizes="17rem" />}
              </div>
              <p className="mt-3 font-display text-lg font-semibold leading-snug">{title}</p>
              <RichText html={description} className="text-sm text-ink-soft" />
              {btn_title && uri && (
                <a
                  href={uri}
                  className="mt-1 inline-block text-sm font-semibold text-main after:absolute after:inset-0 group-hover:underline"
                >
                  {btn_title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Section>
  )
}
