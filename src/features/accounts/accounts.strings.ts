import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Login and one-time links. Served on /giris-yap, which is public. */
export const auth = {
  logged_in: { tr: 'Giriş Yapıldı! Yönlendiriliyorsunuz...', en: 'Logged in! Taking you to the admin panel...' },
  logged_out: { tr: 'Çıkış yapıldı.', en: 'You have logged out.' },
  wrong_credentials: { tr: 'E-posta adresi ya da parola hatalı.', en: 'The e-mail address or password is incorrect.' },
  password_saved: { tr: 'Parolanız kaydedildi. Şimdi giriş yapabilirsiniz.', en: 'Your password has been saved. You can log in now.' },
  password_common: { tr: 'Bu parola çok kolay tahmin edilir. Lütfen başka bir parola seçin.', en: 'This password is too easy to guess. Please choose another.' },
  link_over: { tr: 'Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yöneticinizden yeni bir bağlantı isteyin.', en: 'This link is not valid, has already been used or has expired. Ask your administrator for a new one.' },
} satisfies TextGroup

/** Messages of the office API about accounts. Not sent to public pages. */
export const staff = {
  role_yonetici: { tr: 'Yönetici', en: 'Administrator' },
  role_icerik: { tr: 'İçerik', en: 'Content' },
  role_satis: { tr: 'Satış', en: 'Sales' },
  role_muhasebe: { tr: 'Muhasebe', en: 'Accounting' },
  user_created: { tr: 'Kullanıcı eklendi. Parola bağlantısı e-postayla gönderildi.', en: 'The user has been added. The password link was sent by e-mail.' },
  user_created_unsent: { tr: 'Kullanıcı eklendi. E-posta gönderimi ayarlanmadığı için parola bağlantısını siz iletin.', en: 'The user has been added. E-mail is not set up, so please pass on the password link yourself.' },
  user_saved: { tr: 'Kullanıcı güncellendi.', en: 'The user has been saved.' },
  user_deleted: { tr: 'Kullanıcı silindi.', en: 'The user has been deleted.' },
  user_closed: { tr: 'Kullanıcının yaptığı işlemler kayıtlı olduğu için hesap silinmedi, kapatıldı.', en: 'The account was closed rather than deleted, because this user’s actions are on record.' },
  link_made: { tr: 'Parola bağlantısı oluşturuldu ve e-postayla gönderildi.', en: 'A password link has been created and sent by e-mail.' },
  link_made_unsent: { tr: 'Parola bağlantısı oluşturuldu. E-posta gönderimi ayarlanmadığı için bağlantıyı siz iletin.', en: 'A password link has been created. E-mail is not set up, so please pass on the link yourself.' },
  email_taken: { tr: 'Bu e-posta adresiyle bir kullanıcı var', en: 'A user with this e-mail address already exists' },
  own_account: { tr: 'Kendi hesabınızı kapatamazsınız', en: 'You cannot close your own account' },
  own_role: { tr: 'Kendi yetki grubunuzu değiştiremezsiniz', en: 'You cannot change your own role group' },
  last_manager: { tr: 'En az bir etkin yönetici kalmalı', en: 'At least one active administrator must remain' },
  user_inactive: { tr: 'Bu hesap kapalı. Önce hesabı yeniden açın.', en: 'This account is closed. Reopen it first.' },
  users_closed: { tr: '{n} hesap kapatıldı.', en: '{n} account has been closed.|{n} accounts have been closed.' },
  users_opened: { tr: '{n} hesap yeniden açıldı.', en: '{n} account has been reopened.|{n} accounts have been reopened.' },
  session_ended: { tr: 'Oturum kapatıldı.', en: 'The session has ended.' },
  sessions_ended: { tr: '{n} oturum kapatıldı.', en: '{n} session has ended.|{n} sessions have ended.' },
  account_saved: { tr: 'Hesabınız güncellendi.', en: 'Your account has been saved.' },
  password_changed: { tr: 'Parolanız değişti.', en: 'Your password has been changed.' },
  password_changed_ended: { tr: 'Parolanız değişti; diğer {n} oturumunuz kapatıldı.', en: 'Your password has been changed, and your other session has ended.|Your password has been changed, and your other {n} sessions have ended.' },
  password_wrong: { tr: 'Mevcut parolanız bu değil', en: 'This is not your current password' },
  password_same: { tr: 'Yeni parolanız eskisinden farklı olmalı', en: 'Your new password must differ from the current one' },
  filter_saved: { tr: 'Filtre kaydedildi.', en: 'The filter has been saved.' },
  filter_deleted: { tr: 'Filtre silindi.', en: 'The filter has been deleted.' },
  filter_taken: { tr: 'Bu adla bir filtreniz var', en: 'You have a filter with this name' },
  filter_limit: { tr: 'En çok {n} filtre kaydedebilirsiniz. Önce birini silin.', en: 'You can save up to {n} filters. Delete one first.' },
  filter_gone: { tr: 'Bu filtre artık yok; başka bir sekmede silinmiş olabilir.', en: 'This filter no longer exists; it may have been deleted in another tab.' },
  stale: { tr: 'Bu kayıt siz açtıktan sonra değiştirildi. Güncel hâlini görmek için sayfayı yenileyin.', en: 'This record was changed after you opened it. Reload the page to see it as it is now.' },
} satisfies TextGroup

/** The mail with a one-time link. */
export const staff_mail = {
  invited_subject: { tr: '{company} yönetim paneli hesabınız', en: 'Your {company} admin panel account' },
  invited_text: { tr: '{company} yönetim panelinde sizin için bir hesap açıldı. Kullanıcı adınız bu e-posta adresidir. Giriş yapmak için parolanızı belirleyin.', en: 'An account has been created for you in the {company} admin panel. Your username is this e-mail address. To log in, first set your password.' },
  reset_subject: { tr: '{company} yönetim paneli parolanız', en: 'Your {company} admin panel password' },
  reset_text: { tr: '{company} yönetim paneli parolanızı yenilemeniz için bir bağlantı oluşturuldu.', en: 'A link has been created so that you can set a new password for the {company} admin panel.' },
  greeting: { tr: 'Sayın {name},', en: 'Dear {name},' },
  open: { tr: 'Parolamı belirle', en: 'Set my password' },
  until: { tr: 'Bağlantı bir kez kullanılabilir ve {deadline} tarihine kadar geçerlidir.', en: 'The link can be used once and is valid until {deadline}.' },
  not_you: { tr: 'Bu e-postayı beklemiyorsanız bağlantıyı açmayın ve yöneticinize haber verin.', en: 'If you were not expecting this e-mail, do not open the link, and let your administrator know.' },
} satisfies TextGroup
