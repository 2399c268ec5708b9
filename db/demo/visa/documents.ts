import type { PerLang } from '../seeds.ts'

/** What every Schengen consulate asks of a Turkish citizen, general papers first, then by occupation. */
export const schengenDocuments: PerLang<string[]> = {
  tr: [
    'Herkes: dönüş tarihinden sonra en az 3 ay geçerli, son 10 yıl içinde düzenlenmiş, en az iki boş sayfalı pasaport; varsa eski pasaportlar',
    'Herkes: eksiksiz doldurulup imzalanmış başvuru formu ve son 6 ayda çekilmiş 2 biyometrik fotoğraf (35 × 45 mm, beyaz fon)',
    'Herkes: gidiş-dönüş uçuş rezervasyonu, konaklama rezervasyonu ve gün gün gezi planı; tur misafirlerimizin dosyasına bunları biz koyarız',
    'Herkes: en az 30.000 € teminatlı, bütün Schengen ülkelerinde geçerli seyahat sağlık sigortası',
    'Herkes: son 3 ayın kaşeli banka hesap dökümü; varsa tapu ve ruhsat fotokopisi',
    'Herkes: tam vukuatlı nüfus kayıt örneği ve yerleşim yeri belgesi (e-Devlet’ten, barkodlu)',
    'Çalışan: SGK işe giriş bildirgesi ve hizmet dökümü, son 3 ayın maaş bordrosu, işyerinden kaşeli izin yazısı ve imza sirküleri',
    'İşveren ya da serbest meslek: vergi levhası, ticaret sicil gazetesi, son 6 ay içinde alınmış faaliyet belgesi, imza sirküleri',
    'Emekli: emekli belgesi (e-Devlet’ten, barkodlu) ve maaşın yattığı hesabın dökümü',
    'Öğrenci: öğrenci belgesi, masrafları karşılayan kişinin gelir belgeleri ve imzalı taahhüt yazısı',
    '18 yaşından küçük: doğum kayıt örneği (Formül A) ve birlikte seyahat etmeyen anne ya da babadan noter onaylı muvafakatname',
  ],
  en: [
    'Everyone: passport issued within the last 10 years, valid for at least 3 months after your return, with two blank pages; old passports if you have them',
    'Everyone: completed and signed application form and 2 biometric photos taken in the last 6 months (35 × 45 mm, white background)',
    'Everyone: return flight reservation, accommodation bookings and a day-by-day plan; for our tour guests we put these in the file',
    'Everyone: travel health insurance with at least €30,000 cover, valid in all Schengen states',
    'Everyone: stamped bank statements for the last 3 months; copies of title deeds and vehicle papers if any',
    'Everyone: full civil registry extract and proof of residence (barcoded, from e-Devlet)',
    'Employees: SGK registration and service record, payslips for the last 3 months, stamped leave letter and the company’s signature circular',
    'Business owners and the self-employed: tax certificate, trade registry gazette, activity certificate issued in the last 6 months, signature circular',
    'Pensioners: proof of pension (barcoded, from e-Devlet) and statements of the account it is paid into',
    'Students: student certificate, income documents of the person paying and their signed undertaking',
    'Under 18: birth record (Formül A) and notarised consent of any parent who is not travelling',
  ],
}

/** For countries whose border only looks at the passport and the plan. */
export const borderDocuments: PerLang<string[]> = {
  tr: [
    'Herkes: giriş tarihinde en az 6 ay geçerli pasaport',
    'Herkes: dönüş ya da devam uçuşunun bileti; girişte sorulabilir',
    'Herkes: konaklama bilgileri ve tur programının çıktısı',
    '18 yaşından küçük: birlikte seyahat etmeyen anne ya da babadan noter onaylı muvafakatname; yurt dışı çıkışında da istenebilir',
  ],
  en: [
    'Everyone: passport valid for at least 6 months on the day of entry',
    'Everyone: return or onward ticket, which may be asked for on arrival',
    'Everyone: accommodation details and a printout of the tour programme',
    'Under 18: notarised consent of any parent who is not travelling; it may also be asked for when leaving Türkiye',
  ],
}

/** Closes the notes of every country. */
export const closingNotes: PerLang<string[]> = {
  tr: [
    'Kurallar ve ücretler önceden duyurulmadan değişebilir. Başvurmadan önce bu sayfadaki son kontrol tarihine bakın, kuşkunuz varsa bize ya da ilgili temsilciliğe sorun.',
    'Vize ve giriş kararını yalnızca ilgili ülkenin makamları verir. Vize garantisi verilmez; acentamız dosyanızı hazırlamanıza yardım eder, sonucu etkileyemez.',
  ],
  en: [
    'Rules and fees can change without notice. Check the date of our last review on this page before applying and, if in doubt, ask us or the country’s mission.',
    'Visa and entry decisions rest solely with the authorities of the country concerned. No visa is guaranteed; we help you prepare the file but cannot influence the outcome.',
  ],
}
