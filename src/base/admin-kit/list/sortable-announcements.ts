import type { Announcements } from '@dnd-kit/core'
import { type OfficeLang, textIn } from '../office-texts.ts'
import { sortableTexts } from './sortable.strings.ts'

/** Screen reader announcements while dragging. */
export function announcementsOf(ids: readonly number[], lang: OfficeLang): Announcements {
  const t = textIn(sortableTexts, lang)
  const place = (item: { id: number | string } | null) => ids.indexOf(Number(item?.id)) + 1
  return {
    onDragStart: ({ active }) => t('taken', { n: place(active), total: ids.length }),
    // Dragging starts over the item itself, which is not a move.
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? t('moved', { n: place(over) }) : undefined),
    onDragEnd: ({ active, over }) => t('dropped', { n: place(over ?? active) }),
    onDragCancel: ({ active }) => t('stayed', { n: place(active) }),
  }
}
