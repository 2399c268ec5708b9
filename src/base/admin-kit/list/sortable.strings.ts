import type { OfficeTexts } from '../office-texts.ts'

export const sortableTexts = {
  kind: { tr: 'sürüklenebilir', en: 'draggable' },
  how: { tr: 'Sırasını değiştirmek için boşluk tuşuna basın. Ok tuşlarıyla taşıyın, boşluk tuşuyla bırakın, Esc ile vazgeçin.', en: 'Press Space to change its position. Move it with the arrow keys, drop it with Space, cancel with Esc.' },
  taken: { tr: '{n}. sıradan alındı, toplam {total}.', en: 'Picked up from position {n} of {total}.' },
  moved: { tr: '{n}. sıraya taşındı.', en: 'Moved to position {n}.' },
  dropped: { tr: '{n}. sıraya bırakıldı.', en: 'Dropped at position {n}.' },
  stayed: { tr: 'Vazgeçildi, {n}. sırada kaldı.', en: 'Cancelled; it stays at position {n}.' },
} satisfies OfficeTexts
