import { Badge } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { dayOf } from '#src/base/dates.ts'
import type { OfficePostItem } from '../posts.admin.schema.ts'
import { postTexts } from './post.strings.ts'

type Publication = Pick<OfficePostItem, 'status' | 'published_on'>

/** Whether visitors see the post today. */
export function isOnSite({ status, published_on }: Publication): boolean {
  return status === 'yayinda' && published_on <= dayOf(new Date())
}

const colours = { taslak: 'gray', yayinda: 'teal', arsiv: 'orange' }

export function PostStatus({ post }: { post: Publication }) {
  const t = useOfficeT(postTexts)
  const isWaiting = post.status === 'yayinda' && !isOnSite(post)
  return (
    <Badge variant="light" color={isWaiting ? 'blue' : colours[post.status]}>
      {t(isWaiting ? 'scheduled' : post.status)}
    </Badge>
  )
}
