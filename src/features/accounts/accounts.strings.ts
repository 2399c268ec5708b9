import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Login and one-time links. Served on /giris-yap, which is public. */
export const auth = {
  logged_in: { tr: 'Giriş Yapıldı! Yönlendiriliyorsunuz...', en: 'Signed in! Taking you to the office...' },
  logged_out: { tr: 'Çıkış yapıldı.', en: 'You are signed out.' },
  wrong_credentials: { tr: 'E-posta adresi ya da parola hatalı.', en: 'The e-mail address or the password is wrong.' },
  password_saved: { tr: 'Parolanız kaydedildi. Şimdi giriş yapabilirsiniz.', en: 'Your password has been saved. You can sign in now.' },
  password_common: { tr: 'Bu parola çok kolay tahmin edilir. Lütfen başka bir parola seçin.', en: 'This password is too easy to guess. Please choose another.' },
  link_over: { tr: 'Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yöneticinizden yeni bir bağlantı isteyin.', en: 'This link is not valid, was used already or has run out. Ask your administrator for a new one.' },
} satisfies TextGroup

/** Messages of the office API about accounts. Not sent to public pages. */
export const staff = {
  role_yonetici: { tr: 'Yönetici', en: 'Administrator' },
  role_icerik: { tr: 'İçerik', en: 'Content' },
  role_satis: { tr: 'Satış', en: 'Sales' },
  role_muhasebe: { tr: 'Muhasebe', en: 'Accounting' },
  user_created: { tr: 'Kullanıcı eklendi. Parola bağlantısı e-postayla gönderildi.', en: 'The user has been added. The password link was sent by e-mail.' },
  user_created_unsent: { tr: 'Kullanıcı eklendi. E-posta gönderimi ayarlanmadığı için parola bağlantısını siz iletin.', en: 'The user has been added. No mail server is set up, so pass the password link on yourself.' },
  user_saved: { tr: 'Kullanıcı güncellendi.', en: 'The user has been saved.' },
  user_deleted: { tr: 'Kullanıcı silindi.', en: 'The user has been deleted.' },
  user_closed: { tr: 'Kullanıcının yaptığı işlemler kayıtlı olduğu için hesap silinmedi, kapatıldı.', en: 'The account was closed rather than deleted, because what the user did is on record.' },
  link_made: { tr: 'Parola bağlantısı oluşturuldu ve e-postayla gönderildi.', en: 'A password link has been made and sent by e-mail.' },
  link_made_unsent: { tr: 'Parola bağlantısı oluşturuldu. E-posta gönderimi ayarlanmadığı için bağlantıyı siz iletin.', en: 'A password link has been made. No mail server is set up, so pass the link on yourself.' },
  email_taken: { tr: 'Bu e-posta adresiyle bir kullanıcı var', en: 'There is a user with this e-mail address' },
  own_account: { tr: 'Kendi hesabınızı kapatamazsınız', en: 'You cannot close your own account' },
  own_role: { tr: 'Kendi yetki grubunuzu değiştiremezsiniz', en: 'You cannot change your own role group' },
  last_manager: { tr: 'En az bir etkin yönetici kalmalı', en: 'At least one active administrator has to remain' },
  user_inactive: { tr: 'Bu hesap kapalı. Önce hesabı yeniden açın.', en: 'This account is closed. Open it again first.' },
  stale: { tr: 'Bu kayıt siz açtıktan sonra değiştirildi. Güncel hâlini görmek için sayfayı yenileyin.', en: 'This record was changed after you opened it. Reload the page to see it as it is now.' },
} satisfies TextGroup

/** The mail with a one-time link. */
export const staff_mail = {
  invited_subject: { tr: '{company} yönetim paneli hesabınız', en: 'Your account for the office of {company}' },
  invited_text: { tr: '{company} yönetim panelinde sizin için bir hesap açıldı. Giriş adınız bu e-posta adresidir. Girebilmek için parolanızı belirleyin.', en: 'An account has been opened for you in the office of {company}. You sign in with this e-mail address. Set your password to enter.' },
  reset_subject: { tr: '{company} yönetim paneli parolanız', en: 'Your password for the office of {company}' },
  reset_text: { tr: '{company} yönetim paneli parolanızı yenilemeniz için bir bağlantı oluşturuldu.', en: 'A link has been made for you to set a new password for the office of {company}.' },
  greeting: { tr: 'Sayın {name},', en: 'Dear {name},' },
  open: { tr: 'Parolamı belirle', en: 'Set my password' },
  until: { tr: 'Bağlantı bir kez kullanılabilir ve {deadline} tarihine kadar geçerlidir.', en: 'The link can be used once, until {deadline}.' },
  not_you: { tr: 'Bu e-postayı beklemiyorsanız bağlantıyı açmayın ve yöneticinize haber verin.', en: 'If you did not expect this mail, do not open the link, and tell your administrator.' },
} satisfies TextGroup
