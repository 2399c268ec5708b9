import type { TextGroup } from '#src/base/string-key.ts'
import type { BackupReason } from './backups.schema.ts'

/** Messages of the office's API about backups. Not sent to public pages. */
export const backupsOffice = {
  backup_begun: { tr: 'Yedekleme başladı.', en: 'The backup has begun.' },
  backup_under_way: { tr: 'Şu anda bir yedek alınıyor; bitmesini bekleyin.', en: 'A backup is being made; wait until it is done.' },
  backups_off: { tr: 'Bu sunucuda yedekleme kurulu değil.', en: 'Backups are not set up on this server.' },
} satisfies TextGroup

/** Why a backup was not made and what to do, on the screen and in the mail to staff. */
export const backup_failed = {
  no_passphrase: { tr: 'Yedeklerin parolası (BACKUP_PASSPHRASE) eksik ya da çok kısa. Sunucuyu kuran kişiden ayarlamasını isteyin.', en: 'The passphrase of the backups (BACKUP_PASSPHRASE) is missing or too short. Ask who installed the server to set it.' },
  no_database: { tr: 'Veritabanında yedeklenecek tablo bulunamadı. Destek isteyin.', en: 'The database has no tables to back up. Ask for support.' },
  target_exists: { tr: 'Aynı adda bir yedek zaten vardı, üzerine yazılmadı. Bir şey yapmanız gerekmez; yeniden denenecek.', en: 'A backup of that name was there already and was not replaced. You need not do anything; it is tried again.' },
  disk_full: {
    tr: 'Yedek klasörünün diskinde yer kalmadı. Barındırma firmanızdan yer açmasını isteyin ya da saklanan yedek sayısını (BACKUP_KEEP) azalttırın. Eski yedekler duruyor.',
    en: 'The disk of the backups is full. Ask your hosting company to make room, or have fewer backups kept (BACKUP_KEEP). Earlier backups are untouched.',
  },
  not_writable: {
    tr: 'Yedek klasörüne yazılamadı: klasör yok, bağlı disk çıkmış ya da izin eksik. Sunucuyu kuran kişiden klasörü denetlemesini isteyin.',
    en: 'The folder of the backups cannot be written: it is missing, its disk is not mounted, or the program may not write there. Ask who installed the server to check it.',
  },
  damaged: { tr: 'Yazılan yedek geri okunduğunda bozuk çıktı ve silindi. Disk arızalı olabilir: barındırma firmanızdan denetlemesini isteyin.', en: 'The backup was damaged when it was read back, and was deleted. The disk may be faulty: ask your hosting company to check it.' },
  database_away: { tr: 'Yedek alınırken veritabanıyla bağlantı kesildi ya da kurulamadı. Kendiliğinden yeniden denenecek; sürerse barındırma firmanıza haber verin.', en: 'The connection to the database was lost or could not be made. It is tried again by itself; if it goes on, tell your hosting company.' },
  files_away: { tr: 'Yedek alınırken dosya deposuna ulaşılamadı ya da depo erişimi reddetti. Kendiliğinden yeniden denenecek; sürerse deponun sağlayıcısına sorun.', en: 'The file store could not be reached or refused access. It is tried again by itself; if it goes on, ask the provider of the store.' },
  interrupted: {
    tr: 'Yedekleme yarıda kesildi: sunucu kapanmış ya da belleği yetmemiş olabilir. Kendiliğinden yeniden denenecek; yinelenirse barındırma firmanıza sunucunun belleğini sorun.',
    en: 'The backup was cut off: the server may have gone down or run out of memory. It is tried again by itself; if it happens again, ask your hosting company about the memory of the server.',
  },
  stopped: { tr: 'Program durdurulduğu için yedek tamamlanmadı; yeniden başlayınca alınır.', en: 'The program was stopped before the backup was done; it is made after the next start.' },
  unexpected: { tr: 'Beklenmeyen bir hata oldu. Kendiliğinden yeniden denenecek; yinelenirse teknik ayrıntıyla destek isteyin.', en: 'Something unexpected happened. It is tried again by itself; if it happens again, ask for support with the technical details.' },
} satisfies TextGroup & Record<BackupReason, unknown>
