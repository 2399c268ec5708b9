import { usePath } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Play } from '#src/base/ui/icons.tsx'
import { postPath } from '../posts.links.ts'
import { PostDate } from './post-date.tsx'
import { PostListView } from './post-list.tsx'
import type { ListedPost, ShownPosts } from './post-loaders.ts'

type Section = 'news' | 'blog' | 'videos'
type Props = {
  section: Section
  posts: readonly ListedPost[]
  /** The first post is larger than the others. */
  hasLead: boolean
}

/** The page of a section whose posts are cards. */
export function PostsPage({ loaderData }: { loaderData: ShownPosts<Section> }) {
  const { section, posts, page } = loaderData
  return (
    <PostListView {...loaderData}>
      <PostCards section={section} posts={posts} hasLead={section !== 'videos' && page === 1} />
    </PostListView>
  )
}

/** Articles or films with date, title and summary. */
function PostCards({ section, posts, hasLead }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
      {posts.map((post, index) => {
        const isLead = hasLead && index === 0
        // In two columns the last card of an odd number fills its row, in a horizontal layout.
        const isLying = !isLead && index === posts.length - 1 && (posts.length - Number(hasLead)) % 2 === 1
        return (
          <li
            key={post.seo_name}
            className={cx('flex', isLead && 'sm:col-span-full', isLying && 'sm:max-lg:col-span-full')}
          >
            <PostCard section={section} post={post} isLead={isLead} isLying={isLying} isFirst={index === 0} />
          </li>
        )
      })}
    </ul>
  )
}

type CardProps = { section: Section; post: ListedPost; isLead: boolean; isLying: boolean; isFirst: boolean }

/** The whole card is clickable, through a single link. */
function PostCard({ section, post, isLead, isLying, isFirst }: CardProps) {
  const path = usePath()
  const { title, seo_name, summary, cover, published_on } = post
  return (
    <article
      className={cx(
        'group relative flex w-full flex-col gap-4',
        isLead && 'md:grid md:grid-cols-[1.35fr_1fr] md:items-center md:gap-10',
        isLying && 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-6',
      )}
    >
      <div
        className={cx(
          'relative overflow-hidden rounded-card bg-sand',
          section === 'videos' ? 'aspect-video' : 'aspect-[3/2]',
        )}
      >
        {cover && (
          <Picture
            image={cover}
            alt=""
            first={isFirst}
            sizes={isLead ? '(min-width: 801px) 55vw, 94vw' : '(min-width: 1080px) 31vw, (min-width: 560px) 47vw, 94vw'}
            className="transition-transform duration-150 group-hover:scale-[1.02]"
          />
        )}
        {section === 'videos' && <PlayMark />}
      </div>
      <div className={cx('flex flex-col items-start', isLead ? 'gap-3' : 'gap-2')}>
        <PostDate day={published_on} />
        <h2 className={isLead ? 'text-title' : 'text-xl leading-snug'}>
          <a href={path(postPath(section, seo_name))} className="after:absolute after:inset-0 group-hover:text-main">
            {title}
          </a>
        </h2>
        <p className={isLead ? 'max-w-[60ch] text-lg text-ink-soft' : 'line-clamp-3 text-ink-soft'}>{summary}</p>
      </div>
    </article>
  )
}

function PlayMark() {
  return (
    <span
      aria-hidden
      className="absolute bottom-4 start-4 grid size-12 place-items-center rounded-full bg-white/95 text-main shadow-card group-hover:bg-second group-hover:text-black"
    >
      <Play className="ms-0.5 size-5 fill-current" />
    </span>
  )
}
