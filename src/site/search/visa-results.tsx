import { ChevronRight, Stamp } from 'lucide-react'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { postPath } from '#src/features/posts/posts.links.ts'
import type { PostLink } from '#src/features/posts/posts.schema.ts'

/** The visa pages that a search asks for, above its tours. */
export function VisaResults({ visas }: { visas: readonly PostLink[] }) {
  const t = useT()
  const path = usePath()
  if (visas.length === 0) return null
  return (
    <section aria-label={t('search.visas')} className="mb-8">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {visas.map(({ title, seo_name }) => (
          <li key={seo_name}>
            <a
              href={path(postPath('visa', seo_name))}
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
