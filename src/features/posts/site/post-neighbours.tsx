import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { ArrowLeft, ArrowRight } from '#src/base/ui/icons.tsx'
import { postPath } from '../posts.links.ts'
import type { PostLink, PostSection } from '../posts.schema.ts'

type Props = { section: PostSection; previous: PostLink | null; next: PostLink | null }

/** Links to the previous and next post of the list. */
export function PostNeighbours({ section, previous, next }: Props) {
  const t = useT()
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('posts.neighbours')}
      className="no-print mt-12 grid gap-4 border-t border-line pt-8 sm:grid-cols-2 lg:mt-16"
    >
      {previous && <Neighbour section={section} post={previous} rel="prev" label={t('ui.previous')} />}
      {next && <Neighbour section={section} post={next} rel="next" label={t('ui.next')} />}
    </nav>
  )
}

type LinkProps = { section: PostSection; post: PostLink; rel: 'prev' | 'next'; label: string }

function Neighbour({ section, post, rel, label }: LinkProps) {
  const path = usePath()
  const isNext = rel === 'next'
  const Icon = isNext ? ArrowRight : ArrowLeft
  return (
    <a
      href={path(postPath(section, post.seo_name))}
      rel={rel}
      className={cx(
        'group flex flex-col gap-1 rounded-card px-5 py-4 ring-1 ring-line hover:bg-white hover:ring-main/40',
        isNext && 'sm:col-start-2 sm:items-end sm:text-end',
      )}
    >
      <span className={cx('flex items-center gap-2 text-sm text-ink-soft', isNext && 'sm:flex-row-reverse')}>
        <Icon aria-hidden className="size-4" />
        <span>{label}</span>
      </span>
      <span className="font-display text-lg font-semibold leading-snug group-hover:text-main">{post.title}</span>
    </a>
  )
}
