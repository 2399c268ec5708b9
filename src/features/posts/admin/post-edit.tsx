import { useMemo } from 'react'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { HistoryLink } from '#src/base/admin-kit/form/history-link.tsx'
import { ViewLink } from '#src/base/admin-kit/form/view-link.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf } from '#src/base/dates.ts'
import type { OfficePost } from '../posts.admin.schema.ts'
import { postPath, postsAdminPath } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import { postTexts } from './post.strings.ts'
import { postTabs } from './post-form.ts'
import { listScreen, onePath } from './post-places.ts'
import { postPublishing } from './post-publishing.ts'
import { isOnSite } from './post-status.tsx'

type Props = {
  section: PostSection
  /** null for a new post */
  post: OfficePost | null
  onSaved: (id: number) => void
  onReload?: () => void
}

/** The form of a post, in every section. */
export function PostEdit({ section, post, onSaved, onReload }: Props) {
  const tKit = useOfficeT(kitTexts)
  const t = useOfficeT(postTexts)
  const { lang } = usePreferences()
  const tabs = useMemo(() => postTabs(section, post, lang), [section, post, lang])
  const publishing = useMemo(() => postPublishing(section), [section])
  const today = dayOf(new Date())
  const path = post ? onePath(section, post.id) : postsAdminPath(section)
  return (
    <EditPage
      key={section}
      title={post?.title ?? t(`${section}_insert`)}
      back={{ to: listScreen(section), label: tKit('back') }}
      tabs={tabs}
      publishing={publishing}
      record={post}
      initial={{ status: 'taslak', published_on: today, checked_on: today }}
      send={(form) => edit(officeApi(), post ? 'PUT' : 'POST', path, { form_data: JSON.stringify(form) })}
      onSaved={onSaved}
      {...(onReload && { onReload })}
      actions={
        post && (
          <>
            <HistoryLink thing={`posts:${post.id}`} />
            {isOnSite(post) && <ViewLink href={postPath(section, String(post.seo_name))} />}
          </>
        )
      }
    />
  )
}
