import type { PerLang } from '../seeds.ts'

/** What the agency may keep when the customer ends the contract; said once, shown in three texts. */
export const deductionTable: PerLang<string> = {
  tr: `<table>
<thead><tr><th>Fesih bildiriminizin bize ulaştığı gün</th><th>Kesinti</th></tr></thead>
<tbody>
<tr><td>Turun başlamasına 30 gün veya daha fazla varken</td><td>Kesinti yapılmaz. Yalnızca ödenmesi zorunlu vergi, harç ve benzeri yasal yükümlülükler ile üçüncü kişilere ödenip belgelenen ve geri alınamayan tutarlar düşülür.</td></tr>
<tr><td>29 – 15 gün kala</td><td>Tur bedelinin %35’i</td></tr>
<tr><td>14 – 8 gün kala</td><td>Tur bedelinin %60’ı</td></tr>
<tr><td>7 gün kala veya daha geç; tura bildirimsiz katılmama</td><td>Tur bedelinin tamamı</td></tr>
</tbody>
</table>`,
  en: `<table>
<thead><tr><th>Day on which your notice reaches us</th><th>Deduction</th></tr></thead>
<tbody>
<tr><td>30 days or more before the tour starts</td><td>None. Only compulsory taxes, duties and similar legal charges, and documented amounts paid to third parties that cannot be recovered, are withheld.</td></tr>
<tr><td>29 to 15 days before</td><td>35% of the tour price</td></tr>
<tr><td>14 to 8 days before</td><td>60% of the tour price</td></tr>
<tr><td>7 days before or later; not turning up without notice</td><td>The full tour price</td></tr>
</tbody>
</table>`,
}
