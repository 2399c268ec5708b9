import { tour as kapadokya } from '../tours/kapadokya-ucakla.ts'
import type { PostSeed } from './post-seed.ts'

export const balloonSeason: PostSeed = {
  section: 'blog',
  cover: 'kapadokya-balonlar',
  tour: kapadokya.code,
  days_ago: 12,
  texts: {
    tr: {
      title: 'Balon turu için ne zaman gitmeli?',
      summary:
        'Kapadokya’da balonun kalkıp kalkmayacağına rüzgâr karar verir. Mevsim mevsim olasılıklar ve uçuş şansınızı artıran küçük kararlar.',
      body: `<p>Kapadokya’ya gelen misafirlerimizin en çok sorduğu soru şu: “Balon kesin kalkar mı?” Dürüst yanıt: Kimse söz veremez. Uçuşlara her sabah, gün doğmadan, rüzgâr ve görüş ölçümlerine bakılarak izin verilir. Yıl boyunca sabahların aşağı yukarı üçte ikisinde uçulur; ama bu oran aylara göre çok değişir.</p>
<h2>Nisan – haziran: en dengeli dönem</h2>
<p>Sabahlar serin, hava durudur. Nisanda yağmur yüzünden birkaç gün kaybedilebilir; mayıs ve haziranda iptal azalır. Vadiler yeşildir, kayısı ağaçları çiçek açar. Kalabalık haziran ortasından sonra başlar.</p>
<h2>Temmuz – ağustos: sakin hava, kalabalık gökyüzü</h2>
<p>Rüzgâr az olduğu için iptal en düşük düzeydedir. Gün doğumu beş buçuk civarındadır, otelden dörtte alınırsınız. Fiyatlar yükselir, yer haftalar öncesinden dolar. Öğleden sonra sıcak bastırdığı için yürüyüşleri sabaha koyun.</p>
<h2>Eylül – ekim: bizim favorimiz</h2>
<p>Bağbozumu zamanıdır. Işık yumuşar, hava durgun kalır, tur otobüsleri seyrekleşir. Ekim sonunda sabahlar dört beş dereceye iner; kat kat giyinin.</p>
<h2>Kasım – mart: karlı manzara, sabır ister</h2>
<p>Kar yağmış peribacalarının üstünde uçmak isteyenler bu aylarda gelir. Buna karşılık sis ve rüzgâr nedeniyle arka arkaya üç dört sabah uçuş yapılmadığı olur. Tek gecelik bir programla kışın balona güvenmeyin.</p>
<h2>Şansınızı artırmak için</h2>
<ul>
<li><strong>Uçuşu ilk sabaha koyun.</strong> İptal olursa ertesi sabah yeniden denersiniz.</li>
<li><strong>En az iki gece kalın.</strong> Kışın üç gece daha güvenlidir.</li>
<li>Sıkı ayakkabı ve ince bir mont alın; sepet yerden ıslak çimene inebilir.</li>
<li>Ruhsatlı işletme ve sigorta belgesi sorun; olağandışı ucuz teklif çoğunlukla kalabalık sepet demektir.</li>
<li>Uçuş hava nedeniyle iptal olursa ücretin tamamı geri ödenmelidir; bunu önceden yazılı isteyin.</li>
</ul>
<h2>O sabah neler olur?</h2>
<p>Otelden karanlıkta alınır, kalkış alanında çay ve kurabiyeyle balonun şişmesini beklersiniz. Hava kararsızsa bu bekleyiş yarım saati bulabilir, sonunda otele dönülmesi de olağandır. Uçuş genellikle kırk beş ile altmış dakika arasında sürer; rüzgâr hangi vadiye isterse oraya gidilir. İnişten sonra saat sekize doğru otelde kahvaltıya yetişirsiniz, günün gezisi kaçmaz.</p>
<h2>Kimler binemez?</h2>
<p>Hamileler, yakın zamanda ameliyat geçirenler, ciddi bel ya da diz sorunu olanlar uçamaz. İşletmeler genellikle altı yaşından küçük çocukları almaz; çocuğun sepetin kenarından dışarıyı görecek boyda olması istenir.</p>
<p>Binmeseniz de erken kalkmaya değer. Güllüdere’nin ya da Uçhisar’ın yamacından, elinizde sıcak bir çayla, yüz kadar balonun vadiden yükselişini izlemek bedavadır ve hiç iptal edilmez; yeter ki o sabah rüzgâr dursun.</p>`,
    },
    en: {
      title: 'When to go for a balloon flight',
      summary:
        'In Cappadocia the wind decides whether balloons fly. The odds season by season, and small choices that improve yours.',
      body: `<p>The question we hear most from guests bound for Cappadocia is whether the balloon is certain to fly. The honest answer is that nobody can promise it. Permission is given every morning before sunrise, on the strength of wind and visibility readings. Over a year, roughly two mornings in three are flyable, but the odds change a great deal from month to month.</p>
<h2>April to June: the most balanced months</h2>
<p>Mornings are cool and the air is clear. April may lose a few days to rain; in May and June cancellations become rare. The valleys are green and the apricot trees blossom. Crowds arrive after mid-June.</p>
<h2>July and August: calm air, a crowded sky</h2>
<p>With little wind, cancellations are at their lowest. Sunrise is around half past five, so you are picked up at four. Prices rise and places go weeks ahead. Afternoons are hot, so walk in the morning.</p>
<h2>September and October: our favourite</h2>
<p>This is grape harvest. The light softens, the air stays still and the coaches thin out. By late October mornings drop to four or five degrees, so dress in layers.</p>
<h2>November to March: snow, and patience</h2>
<p>People come now to float above fairy chimneys in the snow. In return, fog and wind can ground everyone for three or four mornings running. Do not count on flying in winter if you stay a single night.</p>
<h2>How to improve your chances</h2>
<ul>
<li><strong>Book the first morning.</strong> If it is called off, you can try again the next day.</li>
<li><strong>Stay at least two nights.</strong> In winter, three are safer.</li>
<li>Bring sturdy shoes and a light jacket; baskets often land in wet grass.</li>
<li>Ask for the operator’s licence and insurance. An unusually cheap offer usually means a crowded basket.</li>
<li>If the weather cancels your flight you should get all your money back; have that in writing beforehand.</li>
</ul>
<h2>What the morning is like</h2>
<p>You are collected in the dark and wait with tea and biscuits while the balloon fills. In doubtful weather the wait may last half an hour and end with a drive back to the hotel. A flight usually takes forty-five to sixty minutes, over whichever valley the wind chooses, and you are back for breakfast by about eight.</p>
<h2>Who should not fly</h2>
<p>Pregnant women, anyone who has had surgery recently and people with serious back or knee trouble cannot fly. Operators rarely take children under six, and a child must be tall enough to see over the rim.</p>
<p>Even from the ground it is worth getting up. Standing on the slopes of Güllüdere or Uçhisar with a glass of hot tea, watching a hundred balloons rise out of the valley, costs nothing, and nobody can cancel it, provided the wind rests that morning.</p>`,
    },
  },
}
