import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const orderMailTexts = {
  title: { tr: 'E-postalar', en: 'E-mails' },
  empty: { tr: 'Bu sipariş için e-posta yazılmadı.', en: 'No e-mail has been written about this order.' },
  sent: { tr: 'Gönderildi', en: 'Sent' },
  postponed: { tr: 'Bekletiliyor', en: 'Kept back' },
  waiting: { tr: 'Sırada', en: 'Queued' },
  retrying: { tr: 'Yeniden denenecek', en: 'Will be tried again' },
  failed: { tr: 'Gönderilemedi', en: 'Not sent' },
  to_office: { tr: 'ofise', en: 'to the office' },
  read: { tr: 'Oku', en: 'Read' },
  read_of: { tr: '“{subject}” e-postasını oku', en: 'Read “{subject}”' },
  again: { tr: 'Yeniden gönder', en: 'Send again' },
  again_of: { tr: '“{subject}” e-postasını yeniden gönder', en: 'Send “{subject}” again' },
  again_text: { tr: '“{subject}” {to} adresine yeniden gider.', en: '“{subject}” goes to {to} again.' },
  to: { tr: 'Alıcı: {to}', en: 'To: {to}' },
  no_server: { tr: 'E-posta sunucusu kurulu değil: e-postalar bekletilir; sunucu kurulunca “Sistem durumu” ekranından gönderirsiniz.', en: 'No mail server is set up: e-mails are kept back; once there is a server, you send them from “System status”.' },
} satisfies OfficeTexts
