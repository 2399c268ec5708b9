import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { ChevronRight, Stamp } from '#src/base/ui/icons.tsx'
import { postPath, postsPath } from '#src/features/posts/posts.links.ts'
import type { PostLink } from '#src/features/posts/posts.schema.ts'

/** The visa pages that a search asks for, above its tours: those of its countries, else their list. */
export function VisaResults({ visas, isAsked }: { visas: readonly PostLink[]; isAsked: boolean }) {
  const t = useT()
  const path = usePath()
  const links = visas.map(({ title, seo_name }) => ({ title, href: path(postPath('visa', seo_name)) }))
  if (links.length === 0 && isAsked) links.push({ title: t('search.all_visas'), href: path(postsPath('visa')) })
  if (links.length === 0) return null
  return (
    <section aria-label={t('search.visas')} className="mb-8">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              className="group flex min-h-16 items-center gap-4 rounded-card bg-white px-5 py-3 shadow-card ring-1 ring-line/70 transition-shadow duration-150 hover:ring-main/40"
            >
              <Stamp aria-hidden className="size-6 shrink-0 text-main" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:text-main">{title}</span>
                <span className="block text-sm text-ink-soft">{t('search.visa_note')}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
