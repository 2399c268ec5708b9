import { tour as aile } from '../tours/kapadokya-konya-aile.ts'
import type { PostSeed } from './post-seed.ts'

export const travellingWithChildren: PostSeed = {
  section: 'blog',
  cover: 'cocukla-yolda',
  tour: aile.code,
  days_ago: 47,
  texts: {
    tr: {
      title: 'Çocukla tura çıkmak',
      summary:
        'Hangi tur hangi yaşa uygun, oda ve fiyat nasıl hesaplanır, otobüste sekiz saat nasıl geçer? Rehberlerimizin notları.',
      body: `<p>“Çocukla grup turuna gidilir mi?” Gidilir; yeter ki tur, çocuğun gününe benzesin. Yirmi yılı aşkın süredir aile götüren rehberlerimize sorduk, yanıtları topladık.</p>
<h2>Yaşa göre tur seçin</h2>
<ul>
<li><strong>0–3 yaş:</strong> Tek otelde kalınan, günlük yolu iki saati geçmeyen programlar. Kapadokya uygundur, yedi ülkelik otobüs turu değildir.</li>
<li><strong>4–6 yaş:</strong> Hayvan, su ve tren içeren turlar. Müze süresini yarım saatle sınırlayın.</li>
<li><strong>7–12 yaş:</strong> En kolay yaş. Efes, Göbeklitepe ya da mavi yolculuk, önceden bir kitap okunmuşsa çok sevilir.</li>
<li><strong>Gençler:</strong> Programı birlikte seçin, bir öğleden sonrayı ona bırakın.</li>
</ul>
<h2>Fiyat ve oda nasıl hesaplanır?</h2>
<p>Çocuğun yaşı, rezervasyon günü değil, turun başladığı gün doldurduğu yaştır. Her turun kendi yaş aralıkları vardır, tarih tablosunda yazar. Çocuk fiyatı, çoğu turda iki yetişkinin yanında geçerlidir; tek ebeveynle gelen çocuk yetişkin fiyatı öder, hesaplayıcı bunu satırında açıklar. Küçük yaşlarda ayrı yatak verilmeyebilir. Yatak istiyorsanız rezervasyon notuna yazın, otelle biz konuşalım.</p>
<h2>Belgeler</h2>
<p>Yurt dışında bebeğin de pasaportu olmalıdır. Anne ya da babadan biri gelmiyorsa noter onaylı muvafakatname gerekir; sınırda sorulur, sonradan tamamlanamaz. Kimlikle gidilen ülkelerde fotoğrafsız çocuk kimliği geçmeyebilir.</p>
<h2>Yol uzunsa</h2>
<p>Otobüslerimiz yaklaşık iki buçuk saatte bir mola verir. Ön sıralar sallantıyı azaltır; yer tercihini erken bildirin. Mide bulantısına karşı yola tok ama hafif bir öğünle çıkın, ekranı virajlarda kapatın. Bir çantada su, ıslak mendil, yedek tişört ve sürpriz bir oyuncak bulunsun; oyuncağı ilk saatte değil, dördüncü saatte çıkarın.</p>
<h2>Gezi sırasında</h2>
<p>Çocuk arabası Arnavut kaldırımında ve ören yerlerinde zorlanır, kanguru daha kullanışlıdır. Telefon numaranızı bir kâğıda yazıp çocuğun cebine koyun, her durakta kaybolursa bekleyeceği bir buluşma noktası gösterin. Öğle uykusu için programdan bir saat ayrılmak ayıp değildir; rehbere söyleyin, nerede yeniden katılacağınızı ayarlasın.</p>
<h2>Sofra ve uyku</h2>
<p>Grup yemekleri çoğunlukla akşam yedi buçukta başlar; küçükler için geçtir. Öğleyi doyurucu tutun, akşam otelden çorba ve makarna isteyin, mutfaklar alışıktır. Alerjisi olan çocuğu hem rezervasyon notuna yazın hem ilk gün rehbere söyleyin. Otele vardığınızda odanın balkonunu, havuza ve yola açılan kapılarını birlikte denetleyin. Bebek yatağı ve mama ısıtıcısı ücretsizdir ama sayılıdır, önceden ayırtılır.</p>
<p>Son öneri: İlk turunuz kısa olsun. Bir hafta sonu Safranbolu ya da iki gecelik Kapadokya, ailenizin temposunu gösterir. Sonra kuzeye, güneye, sınırın ötesine birlikte bakarız. Kaç yaşında olduklarını yazın, size uygun programı çıkaralım.</p>`,
    },
    en: {
      title: 'Taking children on a tour',
      summary:
        'Which tour suits which age, how rooms and prices work, and how to get through eight hours on a coach. Notes from our guides.',
      body: `<p>Can you take children on a group tour? You can, as long as the tour resembles a child’s day. We asked our guides, who have been leading families for more than twenty years, and collected their answers.</p>
<h2>Choose by age</h2>
<ul>
<li><strong>0 to 3:</strong> programmes with a single hotel and no more than two hours on the road a day. Cappadocia works; seven countries by coach do not.</li>
<li><strong>4 to 6:</strong> tours with animals, water and trains. Keep museums to half an hour.</li>
<li><strong>7 to 12:</strong> the easiest age. Ephesus, Göbeklitepe or a gulet cruise go down well, especially after a book on the subject.</li>
<li><strong>Teenagers:</strong> choose together, and leave one afternoon to them.</li>
</ul>
<h2>How prices and rooms work</h2>
<p>A child’s age is the age reached on the day the tour starts, not on the day you book. Every tour has its own age bands, shown in its table of dates. On most tours the child price applies beside two adults; a child with a single parent pays the adult price, and the calculator says so on that line. The youngest may not get a bed of their own, so ask for one in the booking note.</p>
<h2>Papers</h2>
<p>Abroad, even a baby needs a passport. If one parent stays at home, a notarised consent is required; it is asked for at the border and cannot be arranged there. Where an ID card is enough, a child’s card without a photo may not be.</p>
<h2>On long roads</h2>
<p>Our coaches stop about every two and a half hours. Front rows sway less, so tell us early where you would like to sit. Against travel sickness, set out after a light meal and switch screens off on bends. Pack water, wipes, a spare T-shirt and one surprise toy, and produce the toy in the fourth hour, not the first.</p>
<h2>While sightseeing</h2>
<p>Pushchairs struggle on cobbles and ruins; a carrier is handier. Put your phone number in the child’s pocket and agree on a meeting point at every stop. Slipping away for a midday nap is nothing to be shy about. Tell the guide, who will arrange where you rejoin the group.</p>
<h2>Meals and sleep</h2>
<p>Group dinners mostly start at half past seven, late for little ones. Make lunch the main meal and ask the hotel for soup and pasta in the evening; kitchens are used to it. Put allergies in the booking note and tell the guide too. Cots are free but few, so reserve one ahead.</p>
<p>One last piece of advice: make the first tour short. Two nights in Safranbolu or Cappadocia will show you your family’s pace. After that we can look north, south or across the border together. Tell us their ages and we will suggest a programme.</p>`,
    },
  },
}
