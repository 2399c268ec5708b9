import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'

export const audit: RoomAudit = {
  entities: {
    backup_runs: {
      names: { tr: ['Yedek', 'Yedekler'], en: ['Backup', 'backups'] },
      fields: { file: { label: { tr: 'Dosya', en: 'File' } } },
      screen: { to: '/admin/system' },
    },
  },
}
