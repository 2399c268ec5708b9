import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'

export const audit: RoomAudit = {
  entities: {
    images: {
      names: { tr: ['Görsel', 'Görseller'], en: ['Picture', 'pictures'] },
      fields: { alt: { label: { tr: 'Görselin açıklaması', en: 'Description of the picture' } } },
      screen: { to: '/admin/pages/pictures' },
    },
    videos: {
      names: { tr: ['Video dosyası', 'Video dosyaları'], en: ['Video file', 'video files'] },
      fields: {},
      idText: () => '',
    },
  },
}
