/**
 * `npm run office -- keys:rotate`: new keys of the application, for after the leak of a backup. The program must be stopped on every machine: it
 * has the keys in memory.
 */
import { type Rotation, rotateKeys } from '../src/server/rotate-keys.server.ts'
import { openStopped } from './stopped.ts'

const { db, close, fail } = await openStopped()
const done: Rotation | null = await rotateKeys(db, new Date()).catch((error: Error) =>
  fail(`Hiçbir şey değişmedi. / Nothing was changed. ${error.message}`),
)
if (!done)
  await fail(
    'Hiçbir şey değişmedi: program bu veritabanıyla çalışıyor. Bütün makinelerde durdurup yeniden deneyin. / Nothing was changed: the program runs with this database. Stop it on every machine and try again.',
  )
await close()
const { keys, sealed, orders, mails, sessions, passwordLinks } = done!
console.info(`${keys} anahtar değişti, ${sealed} gizli değer yeni anahtarla şifrelendi. Programı şimdi başlatın.
${orders} rezervasyonun eski bağlantıları sona erdi; müşteriler yenisini Rezervasyonum sayfasından ya da bir sonraki e-postayla alır. Gönderilmemiş ${mails} e-postanın bağlantısı yenilendi.
${sessions} oturum ve ${passwordLinks} parola bağlantısı sona erdi; davetleri yeniden gönderin.
Eski bir yedek eski anahtarları geri getirir: şimdi yeni bir yedek alın. Yedekteki parolalar ve sağlayıcı anahtarları bu komutla değişmez (docs/operations.md).

${keys} keys were changed, ${sealed} secrets sealed again. Start the program now.
Earlier links of ${orders} orders ended; customers get a new one from the look-up page or with the next mail. The links in ${mails} unsent mails were renewed.
${sessions} sessions and ${passwordLinks} password links ended; send invitations again.
An old backup brings the old keys back: make a new one now. Passwords and providers' keys in the backup are not changed by this command (docs/operations.md).`)
