import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Names of second factors in the audit log. */
export const factorWords = {
  one_time_codes: { tr: 'Doğrulama kodu uygulaması', en: 'Authenticator app' },
  passkey: { tr: 'Geçiş anahtarı', en: 'Passkey' },
  passkeys: { tr: 'Geçiş anahtarları', en: 'Passkeys' },
  recovery_codes: { tr: 'Kalan kurtarma kodu', en: 'Recovery codes left' },
  renewed_at: { tr: 'Kurtarma kodlarının yenilenmesi', en: 'Recovery codes renewed' },
  reason: { tr: 'Neden', en: 'Reason' },
} satisfies OfficeTexts

/** Second step of the login page. */
export const secondStepTexts = {
  title: { tr: 'Doğrulama kodu', en: 'Verification code' },
  lead: { tr: 'Parolanız doğru. Telefonunuzdaki uygulamanın gösterdiği altı haneli kodu yazın.', en: 'Your password is right. Enter the six digits that your authenticator app shows.' },
  lead_recovery: { tr: 'Sakladığınız kurtarma kodlarından birini yazın. Her kod bir kez kullanılır.', en: 'Enter one of the recovery codes that you kept. Each works once.' },
  lead_moved: {
    tr: 'Parolanız doğru. Geçiş anahtarlarınız sitenin önceki adresi için eklendiğinden burada kullanılamaz: sakladığınız kurtarma kodlarından birini yazın, sonra Hesabım ekranında yenisini ekleyin.',
    en: 'Your password is right. Your passkeys were made for an earlier address of the site and cannot be used here: enter one of the recovery codes that you kept, then add a new passkey under My account.',
  },
  code: { tr: 'Altı haneli kod', en: 'Six-digit code' },
  recovery: { tr: 'Kurtarma kodu', en: 'Recovery code' },
  submit: { tr: 'Girişi tamamla', en: 'Finish logging in' },
  use_recovery: { tr: 'Kurtarma kodu kullan', en: 'Use a recovery code' },
  use_code: { tr: 'Uygulamadaki kodu kullan', en: 'Use the code of the app' },
  back: { tr: 'Baştan giriş yap', en: 'Start again' },
  lost: { tr: 'Kurtarma kodunuz da yoksa yöneticinizden iki adımlı girişinizi sıfırlamasını isteyin.', en: 'If you have no recovery codes either, ask an administrator to reset your two-step login.' },
} satisfies OfficeTexts

/** Set-up, on the account screen and on the screen for users who must have a second factor. */
export const factorTexts = {
  title: { tr: 'İki adımlı giriş', en: 'Two-step login' },
  lead: {
    tr: 'Açıkken girişte parolanızın yanında bir geçiş anahtarı ya da telefonunuzdaki uygulamanın kodu da istenir. Parolanızı öğrenen, hesabınıza yine de giremez.',
    en: 'When it is on, logging in takes a passkey, or a code from your phone, besides your password. A stolen password alone does not open your account.',
  },
  must_title: { tr: 'Önce iki adımlı girişi kurun', en: 'Set up two-step login first' },
  must_lead: { tr: 'Acenteniz hesabınız için iki adımlı girişi zorunlu tutuyor. Kurulum bir dakika sürer; sonra panel açılır.', en: 'Your agency requires two-step login for your account. It takes a minute; then the admin panel opens.' },
  moved: {
    tr: 'Sitenin adresi değişti: geçiş anahtarlarınız burada çalışmıyor, girişte yalnız kurtarma kodlarınız kabul ediliyor. Yeni bir geçiş anahtarı ya da doğrulama uygulaması ekleyin.',
    en: 'The address of the site has changed: your passkeys do not work here, and only your recovery codes are accepted when you log in. Add a new passkey or an authenticator app.',
  },
  is_on: { tr: 'İki adımlı giriş açık', en: 'Two-step login is on' },
  app_title: { tr: 'Doğrulama uygulaması', en: 'Authenticator app' },
  app_lead: { tr: 'Telefonunuzdaki uygulama her girişte altı haneli yeni bir kod gösterir.', en: 'An app on your phone shows a new six-digit code for every login.' },
  remove_app: { tr: 'Uygulamayı kaldır', en: 'Remove the app' },
  remove_app_what: {
    tr: 'Girişte uygulamanın kodu artık kabul edilmez; geçiş anahtarınız ve kurtarma kodlarınız kalır. Onaylamak için uygulamadaki kodu ya da bir kurtarma kodu yazın.',
    en: 'Codes of the app will no longer be accepted; your passkey and your recovery codes stay. To confirm, enter the code of your app or a recovery code.',
  },
  recovery_part: { tr: 'Kurtarma kodları', en: 'Recovery codes' },
  recovery_part_lead: { tr: 'Telefonunuz ya da geçiş anahtarınız yanınızda olmadığında bunlarla girersiniz.', en: 'For when you do not have your phone or passkey with you.' },
  renew_what_password: { tr: 'Eski kodlar geçersiz olur. Onaylamak için parolanızı yazın.', en: 'The old codes stop working. To confirm, enter your password.' },
  since: { tr: 'Kuruldu: {since}', en: 'Set up: {since}' },
  required: { tr: 'Acenteniz sizin için zorunlu tutuyor; kapatılamaz.', en: 'Your agency requires it for you; it cannot be switched off.' },
  set_up: { tr: 'Kurulumu başlat', en: 'Set up' },
  step_scan: { tr: 'Telefonunuzdaki doğrulama uygulamasıyla bu karekodu okutun', en: 'Scan this code with the authenticator app of your phone' },
  step_scan_help: { tr: 'Google Authenticator, Microsoft Authenticator, Aegis ya da telefonunuzun parola yöneticisi.', en: 'Google Authenticator, Microsoft Authenticator, Aegis, or the password manager of your phone.' },
  step_scan_alt: { tr: 'Doğrulama uygulaması için karekod', en: 'QR code for the authenticator app' },
  typed: { tr: 'Okutamıyorsanız bu anahtarı elle yazın', en: 'If you cannot scan it, type this key' },
  step_code: { tr: 'Uygulamanın gösterdiği kodu yazın', en: 'Enter the code that the app shows' },
  code: { tr: 'Altı haneli kod', en: 'Six-digit code' },
  current: { tr: 'Şu anki parolanız', en: 'Your current password' },
  add_app: { tr: 'Uygulamayı ekle', en: 'Add the app' },
  confirm: { tr: 'İki adımlı girişi aç', en: 'Turn on two-step login' },
  others_end: { tr: 'Kurulum bitince bu tarayıcı dışındaki oturumlarınız kapanır.', en: 'This ends all your sessions except this one.' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  recovery_title: { tr: 'Kurtarma kodlarınız', en: 'Your recovery codes' },
  recovery_lead: {
    tr: 'Telefonunuz ya da geçiş anahtarınız yanınızda olmadığında bunlardan biriyle girersiniz. Her kod bir kez geçerlidir. Bu liste bir daha gösterilmez: yazdırın ya da parola yöneticinize kopyalayın.',
    en: 'Use one of these when you do not have your phone or passkey. Each works once. This list will not be shown again: print it, or copy it to your password manager.',
  },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
  print: { tr: 'Yazdır', en: 'Print' },
  kept: { tr: 'Kodları sakladım', en: 'I have kept the codes' },
  copied_head: { tr: 'Yönetim paneli kurtarma kodları. Her kod bir kez geçerlidir; kimseye göstermeyin.', en: 'Recovery codes of the admin panel. Each works once; show them to nobody.' },
  left: { tr: '{n} kurtarma kodunuz kaldı.', en: 'You have {n} recovery code left.|You have {n} recovery codes left.' },
  none_left: { tr: 'Kurtarma kodunuz kalmadı. Yenilerini oluşturun.', en: 'You have no recovery codes left. Create new ones.' },
  renew: { tr: 'Yeni kurtarma kodları oluştur', en: 'Create new recovery codes' },
  renew_what: { tr: 'Eski kodlar geçersiz olur. Onaylamak için uygulamadaki kodu yazın.', en: 'The old codes stop working. To confirm, enter the code of your app.' },
  remove: { tr: 'İki adımlı girişi kapat', en: 'Turn off two-step login' },
  remove_what: { tr: 'Girişte yalnız parolanız istenir, kurtarma kodlarınız silinir. Onaylamak için uygulamadaki kodu ya da bir kurtarma kodu yazın.', en: 'Only your password will be asked for, and your recovery codes are deleted. To confirm, enter the code of your app or a recovery code.' },
  proof: { tr: 'Kod', en: 'Code' },
  log_out: { tr: 'Çıkış yap', en: 'Log out' },
} satisfies OfficeTexts

/** On the users screens. */
export const userFactorTexts = {
  column: { tr: 'İki adımlı giriş', en: 'Two-step login' },
  on: { tr: 'Açık', en: 'On' },
  reset: { tr: 'İki adımlı girişi sıfırla', en: 'Reset two-step login' },
  reset_what: {
    tr: 'Telefonunu ya da geçiş anahtarını ve kurtarma kodlarını kaybeden için. İsteyenin kendisi olduğundan emin olun: sıfırlayınca parolası tek başına yeter, geçiş anahtarları silinir. Oturumları kapanır, kendisine e-posta gider, nedeni kayda geçer.',
    en: 'For someone who has lost their phone or passkey and their recovery codes. Be sure who is asking: afterwards their password alone is enough, and their passkeys are gone. Their sessions end, they are told by e-mail, and the reason is recorded.',
  },
  reason_help: { tr: 'Örneğin: telefonu çalındı, ofiste yüz yüze konuştuk', en: 'For example: phone stolen, spoke in person at the office' },
  rule_lead: { tr: 'Zorunlu olup kurmamış olan, bir sonraki tıklamasında kurulum ekranını görür; kurmadan panelde başka bir şey yapamaz.', en: 'Whoever must use it and has not set it up sees the set-up screen at the next click, and can do nothing else until then.' },
  rule: { tr: 'Kimlere zorunlu?', en: 'Who must use it?' },
  free: { tr: 'Kimseye; isteyen kurar', en: 'Nobody; everybody decides for themselves' },
  yonetici: { tr: 'Yöneticilere', en: 'Administrators' },
  everybody: { tr: 'Herkese', en: 'Everybody' },
  everybody_title: { tr: 'İki adımlı giriş herkese zorunlu olsun mu?', en: 'Require two-step login of everybody?' },
  yonetici_title: { tr: 'İki adımlı giriş yöneticilere zorunlu olsun mu?', en: 'Require two-step login of administrators?' },
  require: { tr: 'Zorunlu yap', en: 'Require it' },
} satisfies OfficeTexts
