import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const firstStepTexts = {
  title: { tr: 'Başlarken', en: 'Getting started' },
  lead: { tr: 'Sitenizin satışa hazır olması için gerekenler. Yaptıkça işaretlenir; sırayla yapmanız gerekmez.', en: 'What your site needs before you can start selling. Each step is ticked off as you complete it; you can do them in any order.' },
  progress: { tr: '{total} adımdan {done} tanesi tamam', en: '{done} of {total} steps done' },
  done: { tr: 'Tamam', en: 'Done' },
  open: { tr: 'Yapılacak', en: 'To do' },
  contact_info: { tr: 'Firma bilgilerinizi girin', en: 'Enter your company details' },
  contact_info_why: { tr: 'Unvan, adres ve TÜRSAB belgesi her sayfanın altında ve sözleşmelerde yazar.', en: 'Your legal name, address and TÜRSAB licence appear at the foot of every page and in your contracts.' },
  bank_accounts: { tr: 'Bir banka hesabı ekleyin', en: 'Add a bank account' },
  bank_accounts_why: { tr: 'Müşteri rezervasyondan sonra ödemesini buraya yapar.', en: 'Customers pay into it after booking.' },
  contracts: { tr: 'Sözleşmelerinizi yayımlayın', en: 'Publish your contracts' },
  contracts_why: { tr: 'Onaylanacak bir sözleşme yokken internetten rezervasyon alınmaz.', en: 'Without a contract to accept, no bookings can be made online.' },
  categories: { tr: 'İlk kategoriyi açın', en: 'Create the first category' },
  categories_why: { tr: 'Turlar menüde kategorilerin altında durur: “Yurt içi”, “Balkanlar”…', en: 'Tours appear under their categories in the menu: “Domestic”, “Balkans”…' },
  tours: { tr: 'İlk turu yayımlayın', en: 'Publish the first tour' },
  tours_why: { tr: 'Programı, görselleri ve fiyat kurallarıyla.', en: 'With its programme, pictures and price rules.' },
  departures: { tr: 'İlk kalkışı ekleyin', en: 'Add the first departure' },
  departures_why: { tr: 'Tarih, kontenjan ve fiyat: satış bununla başlar.', en: 'A date, a quota and a price: this is where sales begin.' },
  home: { tr: 'Ana sayfaya bir slayt koyun', en: 'Put a slide on the home page' },
  home_why: { tr: 'Ziyaretçinin ilk gördüğü büyük görsel ve cümle.', en: 'The large picture and the sentence that visitors see first.' },
} satisfies OfficeTexts
