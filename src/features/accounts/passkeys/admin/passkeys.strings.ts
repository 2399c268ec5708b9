import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** On the account screen, and on the screen for users who must have a second factor. */
export const passkeyTexts = {
  title: { tr: 'Geçiş anahtarları', en: 'Passkeys' },
  lead: { tr: 'Parolanızdan sonra telefonunuzun, bilgisayarınızın ya da güvenlik anahtarınızın kilidini açarsınız; kod yazmazsınız. Sahte bir sitede çalışmaz.', en: 'After your password you unlock your phone, computer or security key; there is no code to type. It does not work on a fake site.' },
  add: { tr: 'Geçiş anahtarı ekle', en: 'Add a passkey' },
  added_at: { tr: 'Eklendi: {at}', en: 'Added: {at}' },
  used_at: { tr: 'Son kullanım: {at}', en: 'Last used: {at}' },
  never_used: { tr: 'Girişte hiç kullanılmadı', en: 'Not used to log in yet' },
  made_for: { tr: '{host} adresi için eklenmiş; burada kullanılamaz.', en: 'Made for {host}; it cannot be used here.' },
  remove: { tr: 'Sil', en: 'Remove' },
  remove_named: { tr: 'Sil: {name}', en: 'Remove: {name}' },
  remove_title: { tr: '“{name}” silinsin mi?', en: 'Remove “{name}”?' },
  remove_what: { tr: 'Bu geçiş anahtarıyla artık giriş yapılamaz. Onaylamak için parolanızı yazın.', en: 'This passkey can no longer be used to log in. To confirm, enter your password.' },
  remove_last: { tr: 'Başka ikinci adımınız yok: girişte yalnız parolanız istenir, kurtarma kodlarınız silinir. Onaylamak için parolanızı yazın.', en: 'You have no other second step: only your password will be asked for, and your recovery codes are deleted. To confirm, enter your password.' },
  remove_foreign: { tr: 'Bu geçiş anahtarı sitenin başka bir adresi için eklenmiş; burada zaten kullanılamıyor. Onaylamak için parolanızı yazın.', en: 'This passkey was made for another address of the site and cannot be used here anyway. To confirm, enter your password.' },
  remove_yes: { tr: 'Geçiş anahtarını sil', en: 'Remove the passkey' },
  name: { tr: 'Geçiş anahtarının adı', en: 'Name of the passkey' },
  name_help: { tr: 'Hangi cihazda olduğunu anımsatsın: Telefonum, ofis bilgisayarı…', en: 'So that you know which device it is on: my phone, office computer…' },
  current: { tr: 'Şu anki parolanız', en: 'Your current password' },
  next: { tr: 'Sonra tarayıcınız geçiş anahtarını nerede saklayacağınızı sorar. Ekleyince bu tarayıcı dışındaki oturumlarınız kapanır.', en: 'Your browser then asks where to keep the passkey. Adding it ends all your sessions except this one.' },
  waiting: { tr: 'Tarayıcınızın açtığı pencerede devam edin…', en: 'Continue in the window that your browser has opened…' },
  unsupported: { tr: 'Bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir Chrome, Edge, Firefox ya da Safari ile ekleyebilirsiniz.', en: 'This browser does not support passkeys. Add one with a current Chrome, Edge, Firefox or Safari.' },
  unavailable: { tr: 'Sitenin adresi https ile başlamadığı için geçiş anahtarı eklenemez.', en: 'Passkeys cannot be added, because the address of the site does not begin with https.' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  most: { tr: 'En çok {n} geçiş anahtarı ekleyebilirsiniz.', en: 'You can add up to {n} passkeys.' },
} satisfies OfficeTexts

/** Second step of the login page. */
export const passkeyStepTexts = {
  title: { tr: 'Geçiş anahtarı', en: 'Passkey' },
  lead: { tr: 'Parolanız doğru. Telefonunuzun, bilgisayarınızın ya da güvenlik anahtarınızın kilidini açarak girişi tamamlayın.', en: 'Your password is right. Finish by unlocking your phone, computer or security key.' },
  submit: { tr: 'Geçiş anahtarımla gir', en: 'Use my passkey' },
  use_passkey: { tr: 'Geçiş anahtarı kullan', en: 'Use a passkey' },
  unsupported: { tr: 'Bu tarayıcı geçiş anahtarlarını desteklemediği için başka bir yöntem gerekiyor.', en: 'This browser does not support passkeys, so another method is needed.' },
} satisfies OfficeTexts

/** Why a browser gave no passkey. */
export const ceremonyTexts = {
  cancelled: { tr: 'Geçiş anahtarı penceresi kapatıldı ya da süresi doldu. Yeniden deneyin.', en: 'The passkey window was closed or timed out. Try again.' },
  known: { tr: 'Bu cihazda ya da anahtarda zaten bir geçiş anahtarınız var. Başka bir cihaz seçin.', en: 'You already have a passkey on this device or key. Choose another one.' },
  wrong_address: { tr: 'Geçiş anahtarı yalnız sitenin kendi adresinde çalışır. Paneli o adreste açın.', en: 'A passkey works only at the address of the site itself. Open the admin panel there.' },
  incapable: { tr: 'Seçtiğiniz cihaz bunun için uygun değil. Başka bir cihaz seçin.', en: 'The device that you chose cannot do this. Choose another one.' },
  not_loaded: { tr: 'Geçiş anahtarı için gereken dosya yüklenemedi. Yeniden deneyin; olmazsa sayfayı yenileyin.', en: 'The file for passkeys could not be loaded. Try again; if that fails, reload the page.' },
  failed: { tr: 'Tarayıcı geçiş anahtarını okuyamadı. Yeniden deneyin.', en: 'The browser could not read the passkey. Try again.' },
} satisfies OfficeTexts
