import type { TextGroup } from '#src/base/string-key.ts'

export const contentOffice = {
  content_section: { tr: 'Bu sayfada böyle bir bölüm yok.', en: 'This page has no such section.' },
  content_moved: { tr: 'Bir öğe başka bölüme taşınamaz.', en: 'An item cannot be moved to another section.' },
  content_full: { tr: 'Bu bölümde en fazla {n} öğe olabilir. Önce birini silin.', en: 'This section holds at most {n} item. Delete it first.|This section holds at most {n} items. Delete one first.' },
} satisfies TextGroup
