import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** The login page; the agency prescribes capitals and full stops. */
export const loginTexts = {
  title: { tr: 'Giriş Yap', en: 'Log in' },
  lead: { tr: 'Yönetim paneline girmek için bilgilerinizi yazın.', en: 'Enter your details to open the admin panel.' },
  email: { tr: 'E-posta', en: 'E-mail' },
  password: { tr: 'Parola', en: 'Password' },
  new_password: { tr: 'Yeni parola', en: 'New password' },
  show: { tr: 'Parolayı göster', en: 'Show the password' },
  hide: { tr: 'Parolayı gizle', en: 'Hide the password' },
  remember: { tr: 'Beni hatırla', en: 'Remember me' },
  submit: { tr: 'Giriş Yap', en: 'Log in' },
  done: { tr: 'Giriş Yapıldı! Yönlendiriliyorsunuz...', en: 'Logged in! Taking you to the admin panel...' },
  failed: { tr: 'Hata!', en: 'Error!' },
  system_failed: { tr: 'Sistemsel Hata!', en: 'System error!' },
  system: { tr: 'Sistem Hatası', en: 'System failure' },
  password_title: { tr: 'Parolanızı belirleyin', en: 'Set your password' },
  password_hint: { tr: '8 ile 21 karakter arasında; kolay tahmin edilmeyen bir parola seçin.', en: '8 to 21 characters; choose one that is not easy to guess.' },
  password_submit: { tr: 'Parolamı kaydet', en: 'Save my password' },
  no_key: { tr: 'Bu sayfa, size gönderilen bağlantıyla açılır. Bağlantınız yoksa giriş sayfasındaki “Parolamı unuttum” ile isteyin.', en: 'This page is opened with the link you were sent. If you do not have one, use “I forgot my password” on the login page.' },
  forgotten: { tr: 'Parolamı unuttum', en: 'I forgot my password' },
  forgotten_lead: { tr: 'Hesabınızın e-posta adresini yazın; yeni parolanızı belirlemeniz için bir bağlantı gönderelim.', en: 'Enter the e-mail address of your account, and we will send you a link to set a new password.' },
  forgotten_submit: { tr: 'Bağlantı gönder', en: 'Send a link' },
  forgotten_next: {
    tr: 'Birkaç dakika içinde gelmezse istenmeyen posta klasörüne bakın. Yine yoksa yöneticiniz Kullanıcılar ekranında sizin için bir bağlantı oluşturabilir.',
    en: 'If it does not arrive within a few minutes, look in your spam folder. If it is not there, an administrator can create a link for you under Users.',
  },
  to_login: { tr: 'Giriş sayfasına dön', en: 'Back to the login page' },
} satisfies OfficeTexts
