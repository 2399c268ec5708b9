import type { ContractSeed } from '../seeds.ts'
import { deductionTable } from './deductions.ts'

export const packageTour: ContractSeed = {
  kind: 'paket-tur',
  at_checkout: true,
  texts: {
    tr: {
      name: 'Paket Tur Sözleşmesi',
      body: `<h2>Madde 1 – Taraflar</h2>
<p>Bu sözleşme, <strong>{{company_legal_name}}</strong> (TÜRSAB belge no: {{tursab_no}}; adres: {{company_address}}; telefon: {{company_phone}}; e-posta: {{company_email}}; aşağıda “Acenta”) ile <strong>{{customer_name}}</strong> (şehir: {{customer_city}}; e-posta: {{customer_email}}; telefon: {{customer_phone}}; aşağıda “Katılımcı”) arasında elektronik ortamda kurulmuştur. Katılımcı, rezervasyonda belirttiği diğer kişiler adına da hareket eder ve onları bu koşullar hakkında bilgilendirir.</p>
<h2>Madde 2 – Konu</h2>
<p>Sözleşmenin konusu, {{order_date}} tarihli ve {{order_no}} numaralı rezervasyonda yer alan, aşağıda dökümü verilen paket turların Acenta tarafından düzenlenmesi, bedelinin Katılımcı tarafından ödenmesidir.</p>
{{order_items}}
<p><strong>Toplam bedel, bütün vergiler dahil: {{order_total}}</strong></p>
<h2>Madde 3 – Sözleşmenin ekleri</h2>
<p>Ön Bilgilendirme Formu ve tur sayfasının rezervasyon günündeki içeriği (güzergâh, gün gün program, ulaşım aracı, konaklama yerinin adı ya da sınıfı, öğünler, dahil ve hariç hizmetler, önemli notlar, ön ödeme oranı) sözleşmenin ayrılmaz parçasıdır. Tanıtımlarda verilen bilgiler Acenta’yı bağlar.</p>
<h2>Madde 4 – Bedel ve ödeme</h2>
<ol>
<li>Yer, rezervasyon anından başlayarak {{hold_hours}} saat tutulur. Tur sayfasında yazan oranda ön ödeme bu sürede yapılır. Ödeme ya da ödeme bildirimi gelmezse rezervasyon kendiliğinden düşer, taraflar birbirinden bir şey isteyemez.</li>
<li>Kalan tutar turun başlamasına en geç 21 gün kala ödenir; tura 21 günden az kalmışsa bedelin tamamı rezervasyonda ödenir. Kalan tutar süresinde ödenmezse Acenta en az 3 gün ek süre verir; bu sürede de ödenmezse Katılımcı sözleşmeyi feshetmiş sayılır ve Madde 9 uygulanır.</li>
<li>Ödeme yalnızca Acenta’nın internet sitesinde yayımlanan, Acenta adına açılmış banka hesaplarına veya ofislerinde makbuz karşılığı yapılır.</li>
<li>Bedel döviz olarak belirlenmişse aynı dövizle ya da ödeme günündeki TCMB döviz satış kurundan Türk lirasıyla ödenebilir.</li>
</ol>
<h2>Madde 5 – Bedelin değişmesi</h2>
<p>Bedel ancak yakıt dahil taşıma giderlerinin, liman ve havalimanı vergileri gibi zorunlu ücretlerin veya tura uygulanan döviz kurunun değişmesi hâlinde, değişiklik ölçüsünde ve toplamda %5’i aşmamak üzere artırılabilir. Artış, hesabı gösterilerek turun başlamasından en az 20 gün önce yazılı olarak ya da e-postayla bildirilir; bu süreden sonra bedel artırılamaz. Aynı giderler düşerse fark Katılımcı’ya yansıtılır. Bedelin tamamını ödemiş Katılımcı’dan kur farkı istenmez.</p>
<h2>Madde 6 – Acenta’nın yükümlülükleri</h2>
<ul>
<li>Turu programına uygun olarak, nitelikli taşıt, konaklama ve rehberle düzenlemek; Türkiye’deki turlarda ruhsatlı turist rehberi görevlendirmek.</li>
<li>Buluşma yeri ve saati ile rehberin ve acil durumda aranacak yetkilinin iletişim bilgilerini yurt içi turlarda en az 24, yurt dışı turlarda en az 48 saat önce bildirmek.</li>
<li>Tur sırasında güçlüğe düşen Katılımcı’ya, kusuru olmasa da sağlık, konsolosluk ve dönüş konularında yardımcı olmak.</li>
<li>Hizmet sağlayıcıların eksik ya da ayıplı ifasından da Katılımcı’ya karşı kanun uyarınca sorumlu olmak.</li>
</ul>
<h2>Madde 7 – Katılımcı’nın yükümlülükleri</h2>
<ul>
<li>Adları kimlik veya pasaporttaki gibi, çocukların yaşını doğru bildirmek; geçerli pasaport, vize, muafiyet ve muvafakat belgeleriyle yola çıkmak.</li>
<li>Buluşma saatlerine, gezilen ülkenin yasalarına ve grubun güvenliği için verilen talimatlara uymak.</li>
<li>Programa katılmasını güçleştirecek sağlık durumunu rezervasyon sırasında bildirmek.</li>
<li>Verdiği zararı, zararın doğduğu otele, taşıyıcıya veya kişiye ödemek.</li>
</ul>
<p>Belge eksikliği ya da sınır makamlarının kararı nedeniyle tura katılamayan Katılımcı hakkında Madde 9 uygulanır. Vize garantisi verilmez; vize başvurusu Acenta aracılığıyla yapılmışsa Acenta kendi kusurundan sorumludur.</p>
<h2>Madde 8 – Program değişikliği</h2>
<ol>
<li>Hava, yol, güvenlik ve resmî makam kararları gibi nedenlerle ziyaret sırası değişebilir, konaklama aynı sınıfta başka bir tesise alınabilir. Yapılamayan ziyaretin giriş ücreti geri ödenir.</li>
<li>Turdan önce esaslı bir unsurun değişmesi gerekirse durum hemen bildirilir. Katılımcı 3 gün içinde değişikliği kabul edebilir, eşdeğer ya da daha üstün bir turu fark ödemeden, daha ucuz bir turu fark iadesiyle seçebilir ya da sözleşmeden dönerek ödediğini 14 gün içinde kesintisiz geri alabilir.</li>
<li>Tur başladıktan sonra önemli bir hizmet verilemezse Acenta ek bedel almadan eşdeğer düzenleme yapar, bu mümkün değilse Katılımcı’yı aynı nitelikte bir araçla geri getirir ve bedelden uygun indirim yapar.</li>
</ol>
<h2>Madde 9 – Katılımcı’nın feshi</h2>
<p>Katılımcı, turdan önce dilediği zaman yazılı olarak ya da e-postayla sözleşmeyi feshedebilir. Bildirimin Acenta’ya ulaştığı gün esas alınır.</p>
${deductionTable.tr}
<ul>
<li>Acenta’nın gerçek gideri bu oranlardan düşük kalırsa ya da yer yeniden satılırsa fark Katılımcı’ya ödenir.</li>
<li>Katılımcı’nın, eşinin ya da birinci derece yakınının ölümü, hastaneye yatışı veya seyahate engel, raporla belgelenen hastalığında ve mücbir sebeplerde yalnızca tablonun ilk satırındaki tutarlar düşülür.</li>
<li>Geri ödeme, bildirimin ulaşmasından sonra 14 gün içinde yapılır.</li>
<li>Tur belirli tarihte verilen bir hizmet olduğu için 14 günlük cayma hakkı kullanılamaz.</li>
</ul>
<h2>Madde 10 – Acenta’nın feshi</h2>
<p>Tur için en az 10 katılımcı gerekir. Bu sayıya ulaşılamazsa Acenta, en geç 20 gün önce bildirerek turu iptal edebilir. Bu durumda ve mücbir sebeple yapılan iptallerde Katılımcı, ödediğinin tamamını 14 gün içinde geri alır ya da eşdeğer bir tur seçer. “Kesin kalkış” olarak satılan tarihlerde katılımcı azlığı iptal nedeni olamaz. Acenta’nın kusuruyla yapılan iptallerde tazminat hakkı saklıdır.</p>
<h2>Madde 11 – Devir</h2>
<p>Katılımcı, turun başlamasından en az 7 gün önce yazılı bildirimle yerini, koşulları taşıyan üçüncü bir kişiye devredebilir. Devreden ve devralan, kalan bedel ile isim değişikliği gibi belgelenen giderlerden müteselsilen sorumludur. İsmin değiştirilemediği uçak bileti ve vize gibi hizmetlerin yeniden alınması devralana aittir.</p>
<h2>Madde 12 – Sigorta</h2>
<p>Acenta, 1618 sayılı Kanun uyarınca zorunlu paket tur (seyahat) sigortası yaptırır. Poliçe bilgisi, Madde 6’daki yolculuk öncesi bildirimle Katılımcı’ya iletilir. Seyahat sağlık ve iptal sigortaları yalnızca tur sayfasında dahil olduğu yazıyorsa bedelin içindedir.</p>
<h2>Madde 13 – Ayıplı hizmet ve şikâyet</h2>
<p>Katılımcı, eksik ya da ayıplı bir hizmeti gecikmeden rehbere veya Acenta’ya bildirir; çözülemezse tur sonrasında {{company_email}} adresine yazar. Acenta en geç 10 iş günü içinde yanıt verir. Yerinde bildirim yapılmaması kanundan doğan hakları ortadan kaldırmaz. Uyuşmazlıklarda, parasal sınırlara göre Katılımcı’nın yerleşim yerindeki ya da Acenta’nın bulunduğu yerdeki Tüketici Hakem Heyeti veya Tüketici Mahkemesi yetkilidir.</p>
<h2>Madde 14 – Kişisel veriler ve saklama</h2>
<p>Kişisel veriler, KVKK Aydınlatma Metni’nde anlatıldığı biçimde işlenir. Sözleşmenin onaylanan metni, onay zamanı ile birlikte 10 yıl saklanır; Katılımcı rezervasyon bağlantısından her zaman açıp yazdırabilir.</p>
<h2>Madde 15 – Yürürlük</h2>
<p>On beş maddeden oluşan bu sözleşme, Katılımcı’nın elektronik onayıyla {{order_date}} tarihinde kurulmuş, bir örneği e-postayla gönderilmiştir.</p>`,
    },
    en: {
      name: 'Package Tour Contract',
      body: `<h2>Article 1 – Parties</h2>
<p>This contract is made electronically between <strong>{{company_legal_name}}</strong> (TÜRSAB licence no. {{tursab_no}}; address: {{company_address}}; phone: {{company_phone}}; e-mail: {{company_email}}; the “Agency”) and <strong>{{customer_name}}</strong> (city: {{customer_city}}; e-mail: {{customer_email}}; phone: {{customer_phone}}; the “Participant”). The Participant also acts for the other people named in the booking and informs them of these terms. The Turkish text prevails.</p>
<h2>Article 2 – Subject</h2>
<p>The Agency organises, and the Participant pays for, the package tours listed below, as booked on {{order_date}} under number {{order_no}}.</p>
{{order_items}}
<p><strong>Total price, all taxes included: {{order_total}}</strong></p>
<h2>Article 3 – Annexes</h2>
<p>The Pre-Contract Information Form and the content of the tour page on the day of booking (route, daily programme, means of transport, name or class of accommodation, meals, what is included and excluded, important notes, deposit rate) are an integral part of this contract. What the Agency states in its brochures binds it.</p>
<h2>Article 4 – Price and payment</h2>
<ol>
<li>Seats are held for {{hold_hours}} hours from the time of booking. The deposit, at the rate shown on the tour page, is paid within that time. If neither a payment nor a payment notice arrives, the booking lapses by itself and neither party owes the other anything.</li>
<li>The balance is due at the latest 21 days before the tour starts; if fewer than 21 days remain, the full price is due on booking. If the balance is late, the Agency grants at least 3 more days; if it is still unpaid, the Participant is deemed to have ended the contract and Article 9 applies.</li>
<li>Payments are made only to the bank accounts in the Agency’s name published on its website, or against receipt at its offices.</li>
<li>A price set in foreign currency may be paid in that currency, or in Turkish lira at the Central Bank’s selling rate on the day of payment.</li>
</ol>
<h2>Article 5 – Changes to the price</h2>
<p>The price may be raised only if transport costs including fuel, compulsory charges such as port and airport taxes, or the exchange rate applied to the tour change, only to that extent and by no more than 5% in total. The increase is notified in writing or by e-mail, with its calculation, at least 20 days before the tour starts; after that the price may not rise. If the same costs fall, the difference is passed on to the Participant. No exchange difference is asked of a Participant who has paid in full.</p>
<h2>Article 6 – Duties of the Agency</h2>
<ul>
<li>To run the tour as programmed, with suitable vehicles, accommodation and guides, and with a licensed tourist guide on tours in Türkiye.</li>
<li>To send the meeting point and time and the contact details of the guide and the emergency contact at least 24 hours before tours within Türkiye and 48 hours before tours abroad.</li>
<li>To assist a Participant in difficulty during the tour with medical, consular and return matters, even where the Agency is not at fault.</li>
<li>To answer to the Participant under the law for missing or defective performance by its suppliers.</li>
</ul>
<h2>Article 7 – Duties of the Participant</h2>
<ul>
<li>To give names as on the identity document and children’s ages correctly, and to travel with a valid passport, visa, exemption and consent documents.</li>
<li>To keep to meeting times, the laws of the countries visited and the instructions given for the group’s safety.</li>
<li>To disclose at booking any health condition that would make the programme difficult.</li>
<li>To pay for any damage caused to the hotel, carrier or person who suffered it.</li>
</ul>
<p>Article 9 applies to a Participant who cannot join because of missing documents or a decision of border authorities. No visa is guaranteed; where the Agency handled the application it is liable for its own fault.</p>
<h2>Article 8 – Changes to the programme</h2>
<ol>
<li>The order of visits may change because of weather, roads, security or decisions of authorities, and accommodation may be moved to another establishment of the same class. The entrance fee of a visit that could not take place is refunded.</li>
<li>If an essential element must change before the tour, the Participant is told at once and may, within 3 days, accept the change, choose an equivalent or better tour at no extra cost, choose a cheaper one and receive the difference, or withdraw and get back everything paid within 14 days.</li>
<li>If an important service cannot be provided after the tour has started, the Agency makes equivalent arrangements free of charge; if that is impossible, it brings the Participant back by a comparable means of transport and reduces the price accordingly.</li>
</ol>
<h2>Article 9 – Termination by the Participant</h2>
<p>The Participant may end the contract at any time before the tour, in writing or by e-mail. The day on which the notice reaches the Agency counts.</p>
${deductionTable.en}
<ul>
<li>If the Agency’s actual costs are lower than these rates, or the place is sold again, the difference is paid to the Participant.</li>
<li>In the event of death, hospitalisation or a documented illness that prevents travel, of the Participant, a spouse or a first-degree relative, and in cases of force majeure, only the amounts in the first row of the table are withheld.</li>
<li>Refunds are made within 14 days of the notice reaching the Agency.</li>
<li>As the tour is a service provided on a specific date, the 14-day right of withdrawal does not apply.</li>
</ul>
<h2>Article 10 – Termination by the Agency</h2>
<p>The tour needs at least 10 participants. If that number is not reached, the Agency may cancel with at least 20 days’ notice. In that case, and in cancellations for force majeure, the Participant gets back everything paid within 14 days or chooses an equivalent tour. Dates sold as guaranteed may not be cancelled for lack of participants. Where the Agency is at fault, the right to compensation is reserved.</p>
<h2>Article 11 – Transfer</h2>
<p>By written notice at least 7 days before the tour starts, the Participant may transfer the place to a third person who meets its conditions. Both are jointly and severally liable for the balance and for documented costs such as name changes. Services whose name cannot be changed, such as air tickets and visas, are bought again by the new participant.</p>
<h2>Article 12 – Insurance</h2>
<p>The Agency takes out the compulsory package tour (travel) insurance under Law no. 1618 and gives the policy details with the information sent before travel under Article 6. Travel health and cancellation insurance are part of the price only if the tour page says so.</p>
<h2>Article 13 – Defective service and complaints</h2>
<p>The Participant reports any missing or defective service to the guide or the Agency without delay and, if it is not put right, writes to {{company_email}} after the tour. The Agency answers within 10 working days. Not reporting on the spot does not remove any statutory right. Depending on the monetary limits, disputes are heard by the Consumer Arbitration Committee or the Consumer Court at the Participant’s place of residence or at the Agency’s seat.</p>
<h2>Article 14 – Personal data and storage</h2>
<p>Personal data are processed as described in the Personal Data Notice. The accepted text of this contract is kept, with the time of acceptance, for 10 years; the Participant can open and print it from the booking link at any time.</p>
<h2>Article 15 – Entry into force</h2>
<p>This contract of fifteen articles was concluded on {{order_date}} by the Participant’s electronic acceptance, and a copy was sent by e-mail.</p>`,
    },
  },
}
