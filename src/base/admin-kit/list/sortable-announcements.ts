import type { Announcements } from '@dnd-kit/core'
import { type OfficeLang, type OfficeTexts, textIn } from '../office-texts.ts'

export const sortableTexts = {
  kind: { tr: 'sürüklenebilir', en: 'draggable' },
  how: {
    tr: 'Sırasını değiştirmek için boşluk tuşuna basın. Ok tuşlarıyla taşıyın, boşluk tuşuyla bırakın, Esc ile vazgeçin.',
    en: 'Press space to change its position. Move it with the arrow keys, drop it with space, give up with Esc.',
  },
  taken: { tr: '{n}. sıradan alındı, toplam {total}.', en: 'Taken from position {n} of {total}.' },
  moved: { tr: '{n}. sıraya taşındı.', en: 'Moved to position {n}.' },
  dropped: { tr: '{n}. sıraya bırakıldı.', en: 'Dropped at position {n}.' },
  stayed: { tr: 'Vazgeçildi, {n}. sırada kaldı.', en: 'Given up, it stays at position {n}.' },
} satisfies OfficeTexts

/** Screen reader announcements while dragging. */
export function announcementsOf(ids: readonly number[], lang: OfficeLang): Announcements {
  const t = textIn(sortableTexts, lang)
  const place = (item: { id: number | string } | null) => ids.indexOf(Number(item?.id)) + 1
  return {
    onDragStart: ({ active }) => t('taken', { n: place(active), total: ids.length }),
    // Dragging starts over the item itself, which is no move.
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? t('moved', { n: place(over) }) : undefined),
    onDragEnd: ({ active, over }) => t('dropped', { n: place(over ?? active) }),
    onDragCancel: ({ active }) => t('stayed', { n: place(active) }),
  }
}
