import type { TextGroup } from '../string-key.ts'

/** What to do at a field that a visitor left empty, by its name in forms and requests (required.ts). */
export const required = {
  name: { tr: 'Adınızı yazın.', en: 'Enter your name.' },
  city: { tr: 'Şehrinizi yazın.', en: 'Enter your city.' },
  email: { tr: 'E-posta adresinizi yazın.', en: 'Enter your e-mail address.' },
  phone: { tr: 'Telefon numaranızı yazın.', en: 'Enter your telephone number.' },
  message: { tr: 'Mesajınızı yazın.', en: 'Write your message.' },
  title: { tr: 'Şirketinizin unvanını yazın.', en: 'Enter the name of your company.' },
  tax_office: { tr: 'Vergi dairenizi yazın.', en: 'Enter your tax office.' },
  tax_no: { tr: 'Vergi ya da T.C. kimlik numaranızı yazın.', en: 'Enter your tax or identity number.' },
  order_no: { tr: 'Rezervasyon numaranızı yazın.', en: 'Enter your booking number.' },
  destination: { tr: 'Nereye gitmek istediğinizi yazın.', en: 'Say where you would like to go.' },
  start_date: { tr: 'Gidiş tarihinizi seçin.', en: 'Choose the date you leave.' },
  end_date: { tr: 'Dönüş tarihinizi seçin.', en: 'Choose the date you return.' },
  month: { tr: 'Bir ay seçin.', en: 'Choose a month.' },
  tour_date: { tr: 'Bir tarih seçin.', en: 'Choose a date.' },
  adults: { tr: 'Yetişkin sayısını yazın.', en: 'Enter the number of adults.' },
  children: { tr: 'Çocuk sayısını yazın; yoksa 0 yazın.', en: 'Enter the number of children, or 0.' },
  position: { tr: 'Hangi göreve başvurduğunuzu yazın.', en: 'Say which position you are applying for.' },
  paid_on: { tr: 'Ödemeyi yaptığınız günü seçin.', en: 'Choose the day of your payment.' },
  amount: { tr: 'Tutarı yazın.', en: 'Enter the amount.' },
  sender: { tr: 'Parayı gönderenin adını yazın.', en: 'Enter the name of the sender.' },
  surname: { tr: 'Soyadını yazın.', en: 'Enter the surname.' },
  of_passenger: { tr: 'Yolcunun adını yazın.', en: 'Enter the traveller’s first name.' },
  other: { tr: 'Bu alanı doldurun.', en: 'Fill in this field.' },
} satisfies TextGroup
