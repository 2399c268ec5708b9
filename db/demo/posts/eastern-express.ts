import { tour as kars } from '../tours/ekspresle-kars-ani.ts'
import type { PostSeed } from './post-seed.ts'

export const easternExpress: PostSeed = {
  section: 'blog',
  cover: 'dogu-ekspresi',
  tour: kars.code,
  days_ago: 68,
  texts: {
    tr: {
      title: 'Doğu Ekspresi rehberi',
      summary:
        'Ankara’dan Kars’a bir gün süren tren yolculuğu: iki trenin farkı, bilet, kompartıman, ne yenir, Kars’ta ne yapılır.',
      body: `<p>Ankara’dan kalkan tren, bin üç yüz kilometre sonra, ertesi gün Kars’a varır. Yol uzundur; acelesi olanlara göre değildir. İlk kez binecekler için bildiklerimizi yazdık.</p>
<h2>İki tren var, karıştırmayın</h2>
<p><strong>Doğu Ekspresi</strong> yıl boyunca her gün kalkan normal yolcu trenidir; pulman koltukları ve dört kişilik kuşetli kompartımanları vardır, biletleri uygundur. <strong>Turistik Doğu Ekspresi</strong> kış aylarında, belirli günlerde çalışır. Yataklı vagonlardan oluşur; İliç, Erzincan ve Erzurum’da gezi için uzun durur, dönüşte Divriği ve Sivas’a uğrar. Yolculuk normal trende yaklaşık yirmi altı saat sürer, turistik trende otuz saati aşar. Durakların yeri ve süresi her sezon yeniden belirlenir.</p>
<h2>Bilet</h2>
<p>Turistik trenin kış biletleri satışa açıldığı gün, çoğu zaman saatler içinde biter. Turlarımızda kompartımanları sezon başında ayırıyoruz; iki kişilik kompartıman tek kişiye de satılır ama fiyatı buna göre değişir. Normal trende bilet, yolculuktan birkaç hafta önce açılır.</p>
<h2>Kompartımanda hayat</h2>
<p>Yataklı kompartımanda iki ranza, lavabo, küçük bir buzdolabı ve priz bulunur; çarşaf verilir. Tuvalet vagonun ucundadır, duş yoktur. Isıtma kuvvetlidir: İçeride tişört, duraklarda kalın mont giyersiniz. Yemekli vagonda çorba, köfte ve çay bulunur ama sofrasını kendi kuran daha çok eğlenir. Peynir, zeytin, kuruyemiş, bir termos çay ve pencereye asacak ışıklı bir ip çoğu kompartımanın demirbaşıdır.</p>
<h2>Pencereden</h2>
<p>Gün ışığında en güzel bölüm, Sivas’ın doğusunda Karasu boyunca uzanan vadidir; tren Fırat’ın bu koluna defalarca yaklaşır, tünellerden çıkar, köprülerden geçer. Kışın öğleden sonra dörtte hava kararmaya başlar, makinenizi erkenden hazırlayın. Camı silmek için yanınıza alacağınız küçük bir bez çok işe yarar.</p>
<h2>Hangi ay?</h2>
<p>Kar için ocak ve şubat en güvenli aylardır. Aralıkta yol beyaz, Çıldır’ın buzu incedir; martta günler uzar, eriyen karla vadiler çamurlanır. Normal trenle mayısta giderseniz yeşil bir Erzincan ovası, boş bir Ani bulursunuz. Sömestir haftaları en kalabalık dönemdir; esnekseniz hemen öncesini ya da sonrasını seçin.</p>
<h2>Kars’ta iki gün</h2>
<ul>
<li><strong>Ani:</strong> Kente kırk beş kilometre uzaktaki ortaçağ başkenti. Sabah gidin, rüzgâra hazırlıklı olun.</li>
<li><strong>Çıldır Gölü:</strong> Ocak ve şubatta buz tutar; buzun kalınlığına her gün yetkililer karar verir.</li>
<li><strong>Sofra:</strong> Kaz, hangel, evelik aşı, gravyer ve bal. Kaz için bir gün önceden haber verin.</li>
</ul>
<h2>Bavula</h2>
<p>Gece eksi yirmi beş derece olağandır. Su geçirmeyen bot, termal içlik, bere, eldiven, dudak kremi alın. Bavulunuz küçük olsun; kompartımanda ayakkabılarınızla birlikte o da ranzanızın altında, sizinle uyuyacak.</p>`,
    },
    en: {
      title: 'A guide to the Eastern Express',
      summary:
        'A day and a night by rail from Ankara to Kars: the two trains, tickets, compartments, food and what to do when you arrive.',
      body: `<p>The train leaves Ankara and reaches Kars the next day, thirteen hundred kilometres later. It is a long way, and not one for people in a hurry. Here is what we know, for those boarding for the first time.</p>
<h2>There are two trains</h2>
<p>The <strong>Eastern Express</strong> (Doğu Ekspresi) is the ordinary train that runs daily all year, with reclining seats, four-berth couchettes and low fares. The <strong>Touristic Eastern Express</strong> runs on certain days in winter. It has sleeping cars only and stops for sightseeing at İliç, Erzincan and Erzurum, and at Divriği and Sivas on the way back. The ordinary train takes about twenty-six hours, the touristic one over thirty. ShutdownHooks are set anew each season.</p>
<h2>Tickets</h2>
<p>Winter tickets for the touristic train often sell out within hours of going on sale. For our tours we reserve compartments at the start of the season; a two-berth compartment can be taken by one person at a different price. Tickets for the ordinary train open a few weeks ahead.</p>
<h2>Life in a compartment</h2>
<p>A sleeper has two berths, a washbasin, a small fridge and a socket; bed linen is provided. The toilet is at the end of the car and there is no shower. The heating is fierce: a T-shirt inside, a thick coat on the platforms. The dining car serves soup, meatballs and tea, but those who lay their own table have more fun. Cheese, olives, nuts, a flask of tea and a string of lights for the window are standard equipment.</p>
<h2>From the window</h2>
<p>The finest stretch in daylight lies east of Sivas, along the Karasu, a branch of the Euphrates that the train meets again and again between tunnels and bridges. In winter dusk begins at four, so have your camera ready early. A small cloth for the glass is useful.</p>
<h2>Which month</h2>
<p>For snow, January and February are safest. In December the land is white but the ice on Çıldır thin; in March days lengthen and valleys turn muddy. Take the ordinary train in May and you find a green plain at Erzincan and Ani to yourself. School holidays in late January are the busiest weeks.</p>
<h2>Two days in Kars</h2>
<ul>
<li><strong>Ani:</strong> a medieval capital forty-five kilometres from town. Go in the morning and expect wind.</li>
<li><strong>Lake Çıldır:</strong> frozen in January and February; the authorities judge the ice day by day.</li>
<li><strong>At table:</strong> goose, hangel dumplings, sorrel soup, gruyère and honey. Order the goose a day ahead.</li>
</ul>
<h2>What to pack</h2>
<p>Minus twenty-five at night is normal. Bring waterproof boots, thermals, a hat, gloves and lip balm. Keep your case small: it will be sleeping in the compartment with you, next to your shoes.</p>`,
    },
  },
}
