/**
 * The commonest passwords of published lists, and the words of common Turkish ones: names, clubs, cities, terms of
 * affection. A word also matches with a few digits and signs after it: `galatasaray1905!`.
 */
const words = new Set(
  `123 1234 12345 123456 1234567 12345678 123456789 1234567890 123123 12341234 123123123 121212 112233 11223344 102030
  10203040 147258369 159753 159357 147852 741852963 789456123 987654321 87654321 654321 123321 1qaz2wsx 1q2w3e4r 1q2w3e
  1q2w3e4r5t qazwsx qazwsxedc zaq12wsx qwe123 qweasd qweasdzxc qwer qwerty qwertyu qwertyui qwertyuiop qwert asdf asdfg
  asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm asd asdasd qweqwe zxczxc abc abcd abcde abcdef abcdefg abcdefgh abcabc abc123
  a1b2c3 a1b2c3d4 aa123456 password passw0rd p@ssword p@ssw0rd pass passwort passwd mypassword newpassword secret
  letmein welcome login admin administrator root user test tester testing guest master default changeme access hello
  monkey dragon shadow sunshine princess superman batman spiderman pokemon naruto football baseball basketball soccer
  hockey michael jordan jennifer jessica ashley daniel charlie thomas robert george matthew andrew joshua hunter buster
  tigger soccer killer trustno iloveyou loveyou lovely love forever freedom whatever starwars matrix mustang corvette
  ferrari porsche mercedes bmw audi computer internet google facebook instagram twitter youtube samsung iphone android
  windows microsoft apple summer winter spring autumn monday friday january december flower cookie chocolate banana
  orange purple silver golden diamond pepper ginger cheese coffee secret123 blink liverpool chelsea arsenal barcelona
  realmadrid manchester juventus sifre parola sifrem parolam sifre123 parola123 sifreyok benimsifrem gizli yonetici kullanici
  deneme test123 merhaba selam gunaydin hosgeldin hosgeldiniz seni seviyorum seniseviyorum senicokseviyorum askim
  askimm bitanem birtanem canim canimsin canimbenim sevgilim hayatim gulum melegim prensesim kralice kralicem kral
  aslan aslanim kaplan kartal karakartal kanarya fenerbahce fenerbahce1907 fener galatasaray galatasaray1905 cimbom gs1905
  fb1907 bjk1903 besiktas besiktas1903 trabzonspor trabzon bursaspor ultraslan carsi turkiye turkiyem turk turkey
  turkce anadolu osmanli ataturk mustafakemal cumhuriyet bayrak vatan istanbul istanbul34 ankara ankara06 izmir izmir35
  antalya bursa adana konya gaziantep kayseri mersin samsun eskisehir diyarbakir erzurum malatya sakarya kocaeli
  mugla bodrum kapadokya mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil
  suleyman abdullah mahmut recep salih fatih kadir emre hakan serkan volkan burak berkay baris onur ugur umut yasin kerem
  arda emir eymen berat kaan can deniz fatma ayse emine hatice zeynep elif meryem serife zehra sultan hanife merve
  havva zeliha esra fadime ozlem hacer yasemin hulya sevgi cemile gulsen busra kubra tugba rabia irem ebru derya pinar
  seda melek ece nisa nisanur yagmur bebek bebegim annem babam anne baba annecim babacim ailem kardesim dunya
  dunyam hayat umutluyum mutlu mutluluk huzur sevgi dostluk arkadas cicek papatya menekse gunes yildiz ay gokyuzu
  bulut deniz okyanus allah allahim allahbuyuk bismillah bismillahirrahmanirrahim elhamdulillah maşallah masallah
  insallah muhammed kuran kabe mekke medine islam sahin dogan fiat tofas tofas123 mavi kirmizi siyah beyaz yesil
  kedi kopek pamuk minnos tekir boncuk cilek elma portakal karpuz cikolata seker sekerim balim ballim tatlim tatlis
  seyyah turizm seyahat tatil tur turlar acente rezervasyon gezgin gezi ofis sirket muhasebe satis icerik`
    .split(/\s+/)
    .map(folded),
)

/** Suffixes that do not make a word a new password. */
const tail = /[\d\W_]{1,6}$/

/**
 * Whether a password is among the first guesses of an attacker. Spaces, case and Turkish letters are ignored; in words of the list
 * above substitutions (p@ssw0rd) too.
 * @param email of the user: the part before the @ is a common guess
 */
export async function isCommon(password: string, email: string): Promise<boolean> {
  return isGuessed(password, email) || (await published()).includes(folded(password))
}

/** The 49,000 commonest passwords of published lists, in small letters. Loaded with the first password that is set. */
async function published(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common']
}

function isGuessed(password: string, email: string): boolean {
  const text = folded(password)
  const own = folded(email.split('@')[0]!)
  const wordOf = (one: string) => one.replace(tail, '')
  // A few repeated characters, or a run of the keyboard or the alphabet.
  if (new Set(text).size < 4 || isRow(text)) return true
  return [text, plain(text)].some((one) =>
    [one, wordOf(one), half(one)].some((word) => word !== '' && (words.has(word) || (word === own && own.length >= 3))),
  )
}

function folded(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .replaceAll('ı', 'i')
}

const substitutions: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** p@ssw0rd becomes password; trailing digits and signs stay as typed. */
function plain(text: string): string {
  const end = tail.exec(text)?.[0] ?? ''
  const word = text.slice(0, text.length - end.length)
  return word.replace(/[@4310!$5]/g, (sign) => substitutions[sign]!) + end
}

/** `selamselam` becomes `selam`. */
function half(text: string): string {
  const first = text.slice(0, text.length / 2)
  return first + first === text ? first : ''
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopgusasdfghjklsi',
]

function isRow(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return rows.some((row) => row.includes(text) || row.includes(backwards))
}
