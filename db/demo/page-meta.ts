import type { PerLang } from './seeds.ts'

/** Search engines show about 60 characters of a title and 155 of a description. */
export type PageMetaSeed = { route_name: string; texts: PerLang<{ title: string; description: string }> }

const page = (
  route_name: string,
  tr: { title: string; description: string },
  en: { title: string; description: string },
): PageMetaSeed => ({ route_name, texts: { tr, en } })

/** A page about one thing (a tour, a category, a country) puts that thing's own title first; these stand in without it. */
export const pageMeta: readonly PageMetaSeed[] = [
  page(
    'home',
    {
      title: 'Seyyah Turizm | Yurt İçi ve Yurt Dışı Kültür Turları',
      description:
        'Kapadokya, Karadeniz, GAP, Balkanlar, İtalya ve daha fazlası. Tarihler, boş yerler ve vergiler dahil fiyatlar açıkta; rezervasyon birkaç dakikada.',
    },
    {
      title: 'Seyyah Travel | Cultural Tours in Türkiye and Abroad',
      description:
        'Cappadocia, the Black Sea, the Balkans, Italy and more. See dates, free seats and full prices with taxes, and book in a few minutes.',
    },
  ),
  page(
    'products',
    {
      title: 'Turlar | Seyyah Turizm',
      description:
        'Turları aya, kalkış şehrine, ulaşıma, geceye ve vizeye göre süzün; her turun yaklaşan tarihlerini ve kişi başı fiyatını aynı listede görün.',
    },
    {
      title: 'Tours | Seyyah Travel',
      description:
        'Filter tours by month, departure city, transport, nights and visa, and compare their next dates and prices per person in one list.',
    },
  ),
  page(
    'tour',
    {
      title: 'Tur Programı ve Fiyatları | Seyyah Turizm',
      description:
        'Gün gün program, dahil olan ve olmayan hizmetler, kalkış tarihleri ve boş yerler. Kişi sayınızı girin, toplam tutarı hemen görün.',
    },
    {
      title: 'Tour Programme and Prices | Seyyah Travel',
      description:
        'Day-by-day programme, what is included and what is not, departures and free seats. Enter your party and see the total at once.',
    },
  ),
  page(
    'search',
    {
      title: 'Tur Ara | Seyyah Turizm',
      description:
        'Nereye, ne zaman, hangi ulaşımla? Şehir, ülke ya da ay adı yazın; yurt içi ve yurt dışı turlarımız arasından size uyanları bulalım.',
    },
    {
      title: 'Search Tours | Seyyah Travel',
      description:
        'Where, when and how? Type a city, a country or a month and find the tours within Türkiye and abroad that suit you.',
    },
  ),
  page(
    'bank_accounts',
    {
      title: 'Banka Hesapları | Seyyah Turizm',
      description:
        'Havale ve EFT için TL, euro ve dolar hesaplarımız. IBAN’ı tek dokunuşla kopyalayın, açıklamaya rezervasyon numaranızı yazın.',
    },
    {
      title: 'Bank Accounts | Seyyah Travel',
      description:
        'Our lira, euro and dollar accounts for bank transfers. Copy the IBAN with one tap and give your booking number as the description.',
    },
  ),
  page(
    'about_us',
    {
      title: 'Hakkımızda | Seyyah Turizm',
      description:
        '1998’de Sirkeci’de başlayan bir acenta: kim olduğumuz, turları nasıl hazırladığımız, belgelerimiz ve yolda tuttuğumuz sözler.',
    },
    {
      title: 'About Us | Seyyah Travel',
      description:
        'An agency that started in Sirkeci in 1998: who we are, how we prepare our tours, our licences and the promises we keep.',
    },
  ),
  page(
    'photos',
    {
      title: 'Galeri | Seyyah Turizm',
      description:
        'Kapadokya’dan fiyortlara, turlarımızın geçtiği yerlerden albümler. Resimleri büyütün, paylaşın, ilgili tura geçin.',
    },
    {
      title: 'Gallery | Seyyah Travel',
      description:
        'Albums from the places our tours go, from Cappadocia to the fjords. Enlarge and share the pictures or go to the tour.',
    },
  ),
  page(
    'photo_detail',
    {
      title: 'Albüm | Seyyah Turizm',
      description:
        'Turlarımızın güzergâhından resimler. Tam ekran açın, klavyeyle ya da kaydırarak gezin, beğendiğinizi indirin.',
    },
    {
      title: 'Album | Seyyah Travel',
      description:
        'Pictures from along our routes. Open them full screen, browse by key or swipe, and download the ones you like.',
    },
  ),
  page(
    'cart',
    {
      title: 'Rezervasyon Oluştur | Seyyah Turizm',
      description:
        'Seçtiğiniz turları, tarihleri ve kişileri gözden geçirin; güncel fiyatı ve kalan yeri görerek devam edin.',
    },
    {
      title: 'Your Booking | Seyyah Travel',
      description:
        'Review the tours, dates and people you chose, with current prices and remaining seats, before you go on.',
    },
  ),
  page(
    'checkout',
    {
      title: 'Kayıt | Seyyah Turizm',
      description:
        'İletişim bilgilerinizi yazın, sözleşmeleri okuyun, yerinizi ayırtın. Ödemeyi havaleyle ya da ofisimizde yaparsınız.',
    },
    {
      title: 'Checkout | Seyyah Travel',
      description:
        'Enter your details, read the contracts and reserve your seats. You pay by bank transfer or at our office.',
    },
  ),
  page(
    'order_result',
    {
      title: 'Rezervasyon Sonucu | Seyyah Turizm',
      description: 'Rezervasyon numaranız, yerinizin tutulduğu süre, ödeme bilgileri ve bundan sonra olacaklar.',
    },
    {
      title: 'Booking Result | Seyyah Travel',
      description: 'Your booking number, how long your seats are held, payment details and what happens next.',
    },
  ),
  page(
    'visa',
    {
      title: 'Vize Bilgileri ve Başvuru | Seyyah Turizm',
      description:
        'Bordo ve yeşil pasaportla hangi ülkeye vize gerekir? Belgeler, süreler ve ücretler ülke ülke, son kontrol tarihiyle birlikte.',
    },
    {
      title: 'Visa Information | Seyyah Travel',
      description:
        'Which countries ask a visa of Turkish ordinary and green passports? Papers, times and fees by country, with the date last checked.',
    },
  ),
  page(
    'visa_detail',
    {
      title: 'Ülke Vize Bilgisi | Seyyah Turizm',
      description: 'Vize türü, kalış süresi, mesleğe göre belge listesi ve başvuru adımları. Vize garantisi verilmez.',
    },
    {
      title: 'Country Visa Details | Seyyah Travel',
      description:
        'Visa type, length of stay, documents by occupation and steps of the application. No visa is guaranteed.',
    },
  ),
  page(
    'contact',
    {
      title: 'İletişim | Seyyah Turizm',
      description:
        'Sirkeci ve Alsancak ofislerimizin adresi, telefonu ve çalışma saatleri. Yazın, aynı iş günü içinde dönelim.',
    },
    {
      title: 'Contact | Seyyah Travel',
      description:
        'Addresses, phone numbers and opening hours of our Sirkeci and Alsancak offices. Write to us and hear back the same working day.',
    },
  ),
  page(
    'special_tour',
    {
      title: 'Özel Tur Talebi | Seyyah Turizm',
      description:
        'Aileniz, okulunuz ya da iş arkadaşlarınız için tur hazırlayalım. Yeri, tarihi ve bütçenizi yazın; iki iş gününde teklif gönderelim.',
    },
    {
      title: 'Special Tour Request | Seyyah Travel',
      description:
        'A tour made for your family, school or colleagues. Tell us where, when and your budget; you get an offer in two working days.',
    },
  ),
  page(
    'offer',
    {
      title: 'Grup Teklifi İsteyin | Seyyah Turizm',
      description:
        'Beğendiğiniz turu grubunuz için, istediğiniz tarihte düzenleyelim. Kişi sayısını ve tarihi yazın, bir iş gününde teklif gönderelim.',
    },
    {
      title: 'Group Offers | Seyyah Travel',
      description:
        'Any of our tours for your group, on a date of your own. Tell us how many you are and when; you get an offer in one working day.',
    },
  ),
  page(
    'careers',
    {
      title: 'İş Başvurusu | Seyyah Turizm',
      description:
        'Rehberlik, operasyon, satış ya da ofis: Seyyah’ta çalışmak için özgeçmişinizi gönderin, on iş gününde yanıt verelim.',
    },
    {
      title: 'Careers | Seyyah Travel',
      description:
        'Guiding, operations, sales or office work: send us your CV to join Seyyah, and hear from us within ten working days.',
    },
  ),
  page(
    'contract',
    {
      title: 'Sözleşmeler | Seyyah Turizm',
      description:
        'Ön bilgilendirme, paket tur sözleşmesi, iptal ve iade, KVKK ve çerez metinlerimiz; sürümü ve tarihiyle, yazdırılabilir.',
    },
    {
      title: 'Contracts and Terms | Seyyah Travel',
      description:
        'Pre-contract information, package tour contract, cancellation, personal data and cookies: dated, versioned, printable.',
    },
  ),
  page(
    'news',
    {
      title: 'Haberler | Seyyah Turizm',
      description:
        'Yeni turlar, açılan tarihler, vize ve yol koşullarındaki değişiklikler. Ofisimizden kısa, işe yarar duyurular.',
    },
    {
      title: 'News | Seyyah Travel',
      description:
        'New tours, newly opened dates and changes to visas and travel conditions: short, useful notices from our office.',
    },
  ),
  page(
    'videos',
    {
      title: 'Videolar | Seyyah Turizm',
      description: 'Turlarımızdan kısa görüntüler: yollar, sofralar, manzaralar ve rehberlerimizin anlattıkları.',
    },
    {
      title: 'Videos | Seyyah Travel',
      description: 'Short films from our tours: roads, tables, views and the stories our guides tell.',
    },
  ),
  page(
    'blog',
    {
      title: 'Gezi Yazıları | Seyyah Turizm',
      description:
        'Ne zaman gidilir, bavula ne konur, vize randevusu nasıl alınır? Rehberlerimizden ve ofisimizden uygulanabilir öneriler.',
    },
    {
      title: 'Travel Notes | Seyyah Travel',
      description:
        'When to go, what to pack, how to get a visa appointment: practical advice from our guides and our office.',
    },
  ),
  page(
    'news_detail',
    { title: 'Haber | Seyyah Turizm', description: 'Ofisimizden ve turlarımızdan bir duyurunun ayrıntıları.' },
    { title: 'News Item | Seyyah Travel', description: 'The details of a notice from our office and our tours.' },
  ),
  page(
    'video_detail',
    { title: 'Video | Seyyah Turizm', description: 'Turlarımızdan kısa bir film ve orada bilmeniz gerekenler.' },
    { title: 'Video | Seyyah Travel', description: 'A short film from our tours, and what to know before you go.' },
  ),
  page(
    'blog_detail',
    { title: 'Gezi Yazısı | Seyyah Turizm', description: 'Rehberlerimizden ve ofisimizden bir gezi yazısı.' },
    { title: 'Travel Note | Seyyah Travel', description: 'A travel note from our guides and our office.' },
  ),
  page(
    'login',
    { title: 'Giriş Yap | Seyyah Turizm', description: 'Seyyah Turizm çalışanları için yönetim girişi.' },
    { title: 'Sign In | Seyyah Travel', description: 'Office sign-in for the staff of Seyyah Travel.' },
  ),
  page(
    'not_found',
    {
      title: 'Sayfa Bulunamadı | Seyyah Turizm',
      description:
        'Aradığınız sayfa taşınmış ya da adresi yanlış yazılmış olabilir. Arama kutusunu deneyin ya da ana sayfaya dönün.',
    },
    {
      title: 'Page Not Found | Seyyah Travel',
      description:
        'The page may have moved or the address may be mistyped. Try the search box or go back to the home page.',
    },
  ),
]
